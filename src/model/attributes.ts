import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {textOrNull} from '../lib/text-or-null.ts'

/** Option names and values of a variant: from `attributes`, else from the `optionValues` of live pages. */
export function readAttributes({attributes, optionValues}: Record<string, unknown>): Record<string, string> {
  const pairs = isRecord(attributes)
    ? Object.entries(attributes)
    : [optionValues]
        .flat()
        .map(asRecord)
        .map((option) => [option.optionName, option.value])
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => {
      const text = textOrNull(value)
      return typeof name === 'string' && text ? [[name, text]] : []
    }),
  )
}
