import type {Added} from '../../../src/actions/add-item.ts'
import {activeTexts} from './strings.ts'

interface Titles {
  /** Of what was refused. */
  refused: string
  product: string
}

/** What the visitor reads where the shop had something to say, or took less than was wanted; null for nothing. */
export function describePart(
  {taken, problems}: Pick<Added, 'taken' | 'problems'>,
  wanted: number,
  titles: Titles,
): {title: string; message: string} | null {
  const said = [...new Set(problems.map(({message}) => message))].filter(Boolean).join(' ')
  if (!taken) return {title: titles.refused, message: said || activeTexts('notEnough')}
  if (taken >= wanted) return said ? {title: titles.product, message: said} : null
  const part = activeTexts('addedPart', {taken: `${taken}`, wanted: `${wanted}`})
  return {title: activeTexts('notAllAdded'), message: said ? `${said} ${part}` : part}
}
