import type {Problem} from '../error.ts'
import {readAmount, readDigits} from '../locale/amount.ts'
import {type DatePlace, formatDate, formatInterval} from '../locale/format-date.ts'
import {formatAmount} from '../locale/format-money.ts'
import {formatNumber} from '../locale/format-number.ts'
import {type FormatOptions, readOptions} from '../locale/options.ts'
import {readTime} from '../locale/read-time.ts'
import {formatRelative} from '../locale/relative-time.ts'
import {asText, isObject, type Value} from '../value.ts'
import {chooseCase} from './choose.ts'
import type {Message, Part} from './parse.ts'

/** The inputs for a message. */
export interface MessageContext extends DatePlace {
  /** Epoch milliseconds. */
  readonly now: number
  /** An argument by its number or name. */
  readonly argument: (name: string) => Value
  readonly report: (problem: Problem) => void
}

type MessageFormatter = (values: readonly Value[], options: FormatOptions, context: MessageContext) => string

const number: MessageFormatter = ([value], options, {locale}) =>
  formatNumber(readDigits(value) ?? '0', locale, options)

const currency: MessageFormatter = ([value], options, {locale}) => {
  const amount = readAmount(value)
  return amount ? formatAmount(amount, locale, options) : ''
}

const datetime: MessageFormatter = ([value], options, context) => {
  const time = readTime(value)
  return time === null ? '' : formatDate(time, options, context)
}

const interval: MessageFormatter = ([first, second], options, context) => {
  const [start, end] = [readTime(first), readTime(second)]
  return start === null || end === null ? '' : formatInterval(start, end, options, context)
}

const relativeTime: MessageFormatter = ([first, second], options, {locale, now}) => {
  const [from, to] = second === undefined ? [now, readTime(first)] : [readTime(first), readTime(second)]
  return from === null || to === null ? '' : formatRelative(from, to, locale, options)
}

/** The formats after the name of an argument. */
const FORMATTERS = new Map<string, MessageFormatter>([
  ['currency', currency],
  ['datetime', datetime],
  ['datetime-interval', interval],
  ['decimal', number],
  ['money', currency],
  ['number', number],
  ['relative-time', relativeTime],
])

/** An amount prints as its number. */
const plainText = (value: Value): string => (isObject(value) ? (readDigits(value) ?? '') : asText(value))

function formatArgument({names, words}: Extract<Part, {kind: 'format'}>, context: MessageContext): string {
  const values = names.map(context.argument)
  const [name, ...options] = words
  if (name === undefined) return plainText(values[0])
  return FORMATTERS.get(name)?.(values, readOptions(options), context) ?? ''
}

function formatChoice(choice: Extract<Part, {kind: 'choice'}>, context: MessageContext): string {
  const value = context.argument(choice.name)
  const {message, shown} = chooseCase(choice, value, plainText(value), context)
  return formatMessage(message, context, shown)
}

function formatPart(part: Part, context: MessageContext, hash: string): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'hash':
      return hash
    case 'format':
      return formatArgument(part, context)
    case 'choice':
      return formatChoice(part, context)
  }
}

/** `hash` is the text for `#`. */
export const formatMessage = (message: Message, context: MessageContext, hash = '#'): string =>
  message.map((part) => formatPart(part, context, hash)).join('')
