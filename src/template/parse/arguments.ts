import {WORD} from '../reference.ts'
import type {Arguments, Call} from '../tree.ts'

/** The first character separates all arguments; empty arguments count. */
export const readArguments = (text: string): Arguments | null =>
  text ? {delimiter: text.charAt(0), list: text.slice(1).split(text.charAt(0))} : null

/** The arguments of a predicate; a single empty argument counts as none. */
export function readPredicateArguments(text: string): Arguments | null {
  const args = readArguments(text)
  return args?.list.length === 1 && args.list[0] === '' ? {...args, list: []} : args
}

const NAME = new RegExp(`^${WORD}`)

/** `|name args|name args`; null if a part has no name. */
export function readFormatters(text: string): readonly Call[] | null {
  if (!text) return []
  const calls: Call[] = []
  for (const part of text.slice(1).split('|')) {
    const name = NAME.exec(part)?.[0]
    if (name === undefined) return null
    calls.push({name, args: readArguments(part.slice(name.length))})
  }
  return calls
}
