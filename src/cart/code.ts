import {createAdoptionSet} from '../widget/adoption-set.ts'
import type {Item} from '../widget/keyed-list.ts'
import {bindParts, shown} from './bind.ts'
import {sayAmount, type Writing} from './totals.ts'
import type {CodeView} from './view.ts'

/** An applied code. */
export function createCode(element: HTMLElement, writing: Writing, signal: AbortSignal): Item<CodeView> {
  const parts = bindParts(element, createAdoptionSet(signal))
  return {
    element,
    show({id, name, amount, reason}) {
      parts.set('code-name', () => ({content: id}))
      parts.set('code-label', () => ({content: id}))
      parts.set('code-title', () => ({content: name}))
      parts.set('code-amount', (served) => ({
        content: amount === 0 ? undefined : sayAmount(amount, writing, served),
        ...shown(amount !== 0),
      }))
      parts.set('code-reason', () => ({content: reason ?? undefined, ...shown(!!reason)}))
    },
  }
}
