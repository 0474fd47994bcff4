import {createAdoptionSet} from '../../../src/widget/adoption-set.ts'
import type {Item} from '../../../src/widget/keyed-list.ts'
import {bindParts, shown} from './bind.ts'
import type {Format} from './format.ts'
import {sayAmount} from './totals.ts'
import type {CodeView} from './view.ts'

/** An applied code. */
export function createCode(element: HTMLElement, format: Format, signal: AbortSignal): Item<CodeView> {
  const parts = bindParts(element, createAdoptionSet(signal))
  return {
    element,
    show({id, name, amount, reason}) {
      parts.set('code-name', () => ({content: id}))
      parts.set('code-label', () => ({content: id}))
      parts.set('code-title', () => ({content: name}))
      parts.set('code-amount', (served) => ({
        content: amount === 0 ? undefined : sayAmount(amount, format, served),
        ...shown(amount !== 0),
      }))
      parts.set('code-reason', () => ({content: reason ?? undefined, ...shown(!!reason)}))
    },
  }
}
