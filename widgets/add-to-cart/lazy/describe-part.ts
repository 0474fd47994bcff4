import type {Added} from '../../../src/actions/add-item.ts'
import {activeTexts} from './strings.ts'

interface Titles {
  /** The message of the refusal. */
  refused: string
  product: string
}

/** The message for the visitor if the shop sent one or added less than requested; null for none. */
export function describePart(
  {taken, problems}: Pick<Added, 'taken' | 'problems'>,
  wanted: number,
  titles: Titles,
): {title: string; message: string} | null {
  const messages = [...new Set(problems.map(({message}) => message))].filter(Boolean).join(' ')
  if (!taken) return {title: titles.refused, message: messages || activeTexts('notEnough')}
  const raised = problems.find((problem) => problem.wanted !== null && Number(problem.taken) > problem.wanted)
  if (raised) {
    const more = activeTexts('addedMore', {taken: `${raised.taken}`, wanted: `${raised.wanted}`})
    return {title: titles.product, message: messages ? `${messages} ${more}` : more}
  }
  if (taken >= wanted) return messages ? {title: titles.product, message: messages} : null
  const part = activeTexts('addedPart', {taken: `${taken}`, wanted: `${wanted}`})
  return {title: activeTexts('notAllAdded'), message: messages ? `${messages} ${part}` : part}
}
