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
  const said = [...new Set(problems.map(({message}) => message))].filter(Boolean).join(' ')
  if (!taken) return {title: titles.refused, message: said || activeTexts('notEnough')}
  const raised = problems.find((one) => one.wanted !== null && Number(one.taken) > one.wanted)
  if (raised) {
    const more = activeTexts('addedMore', {taken: `${raised.taken}`, wanted: `${raised.wanted}`})
    return {title: titles.product, message: said ? `${said} ${more}` : more}
  }
  if (taken >= wanted) return said ? {title: titles.product, message: said} : null
  const part = activeTexts('addedPart', {taken: `${taken}`, wanted: `${wanted}`})
  return {title: activeTexts('notAllAdded'), message: said ? `${said} ${part}` : part}
}
