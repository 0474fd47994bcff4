import type {Context} from '../../compile/context.ts'
import {fillMessage} from '../../message/fill.ts'
import {asText, type Value} from '../../value.ts'

/** A text in the site's language, else the default of product.md and the language. */
export const localized = (key: string, fallback: string, {resolve}: Context): string =>
  asText(resolve(`localizedStrings.${key}`)) || fallback

/** An amount that the site's own scripts may convert to another currency. */
export const markNative = (amount: string): string => `<span class="sqs-money-native">${amount}</span>`

/** A message with arguments by name; empty without locale data. */
export const fill = (pattern: string, args: ReadonlyMap<string, Value>, context: Context): string =>
  fillMessage(pattern, context, (name) => args.get(name))
