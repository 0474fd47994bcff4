import type {Context, Formatter} from '../compile/context.ts'
import {readAmount, readDigits} from '../locale/amount.ts'
import {formatDate, formatInterval} from '../locale/format-date.ts'
import {formatAmount} from '../locale/format-money.ts'
import {formatNumber} from '../locale/format-number.ts'
import {type FormatOptions, readOptions} from '../locale/options.ts'
import {readTime} from '../locale/read-time.ts'
import {formatRelative} from '../locale/relative-time.ts'
import {fillMessage} from '../message/fill.ts'
import {asText, type Value} from '../value.ts'

interface LocaleContext extends Context {
  readonly locale: string
}

const hasLocale = (context: Context): context is LocaleContext => context.locale !== null

/** Without locale data it prints nothing. */
const localized =
  (format: (value: Value, options: FormatOptions, context: LocaleContext) => string): Formatter =>
  (value, args, context) =>
    hasLocale(context) ? format(value, readOptions(args), context) : ''

const decimal = localized((value, options, {locale}) => {
  const digits = readDigits(value)
  return digits === null ? '' : formatNumber(digits, locale, options)
})

const money = localized((value, options, {locale}) => {
  const amount = readAmount(value)
  return amount ? formatAmount(amount, locale, options) : ''
})

const datetime = localized((value, options, context) => {
  const time = readTime(value)
  return time === null ? '' : formatDate(time, options, context)
})

const datetimeInterval = localized((value, options, context) => {
  const [start, end] = [readTime(value), readTime(context.values[1])]
  return start === null || end === null ? '' : formatInterval(start, end, options, context)
})

/** One variable: from now to it; two: from the first to the second. */
const relativeTime = localized((value, options, {values, locale, now}) => {
  const [from, to] = values.length < 2 ? [now, readTime(value)] : [readTime(value), readTime(values[1])]
  return from === null || to === null ? '' : formatRelative(from, to, locale, options)
})

/** `name:ref` and `name=ref` also count as positional arguments. */
function readArguments(args: readonly string[]): ReadonlyMap<string, string> {
  const references = new Map<string, string>()
  for (const [index, arg] of args.entries()) {
    const [, name, reference = arg] = /^([^:=]+)[:=](.*)$/.exec(arg) ?? []
    references.set(`${index}`, reference)
    if (name !== undefined) references.set(name, reference)
  }
  return references
}

const message: Formatter = (value, args, context) => {
  const references = readArguments(args)
  return fillMessage(asText(value), context, (name) => context.resolveOutside(references.get(name) ?? ''))
}

export const localeFormatters = {
  datetime,
  'datetime-interval': datetimeInterval,
  decimal,
  message,
  money,
  plural: message,
  'relative-time': relativeTime,
} as const satisfies Record<string, Formatter>
