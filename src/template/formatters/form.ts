import {likertKey, likertText} from '../../model/likert.ts'
import type {Context, Formatter} from '../compile/context.ts'
import {isObject, isTruthy, step, toOutput, type Value, walk} from '../value.ts'
import {localized} from './commerce/text.ts'
import {escapeText} from './escape.ts'

/** A visitor's input: it is escaped wherever it is printed. */
const answer = (field: Value, part: string): string => escapeText(walk(field, ['values', part]))

const indented = (lines: readonly string[]): string =>
  `<div style="padding-left:5px;">\n${lines.map((line) => `  <div>${line}</div>\n`).join('')}</div>`

/** An invalid answer prints neither yes nor no. */
function sayLikert(chosen: Value, context: Context): string {
  const text = likertText(toOutput(chosen)) ?? 'Neutral'
  return escapeText(localized(likertKey(text), text, context))
}

type Layout = (field: Value, context: Context) => string

function address(field: Value): string {
  const part = (name: string) => answer(field, name)
  const second = part('Line2')
  return indented([
    part('Line1'),
    ...(second ? [second] : []),
    `${part('City')}, ${part('State')} ${part('Zip')} ${part('Country')}`,
  ])
}

function checkbox(field: Value, context: Context): string {
  const values = step(field, 'values')
  if (!isTruthy(values)) return other(field, context)
  return `${(Array.isArray(values) ? values : []).map((value: Value) => escapeText(toOutput(value))).join(', ')}\n`
}

function likert(field: Value, context: Context): string {
  const values = step(field, 'values')
  if (!isObject(values)) return other(field, context)
  return indented(
    Object.entries(values).map(
      ([question, value]) =>
        `<span style="font-weight:bold;">${escapeText(question)}:</span> ${sayLikert(value, context)}`,
    ),
  )
}

function phone(field: Value): string {
  const country = answer(field, 'Country')
  const number = ['Areacode', 'Prefix', 'Line'].map((part) => answer(field, part)).join('-')
  return country ? `+${country} ${number}` : number
}

/** A zero is written with two digits, like a missing part. */
const clock = (field: Value, part: string): string =>
  isTruthy(walk(field, ['values', part])) ? answer(field, part) : '00'

const time = (field: Value): string =>
  `${['Hour', 'Minute', 'Second'].map((part) => clock(field, part)).join(':')} ${answer(field, 'Ampm')}`

const other: Layout = (field, context) =>
  escapeText(step(field, 'value')) || escapeText(localized('productSummaryFormNoAnswerText', 'N/A', context))

/** By the types with parts (product.md §3, form). */
const LAYOUTS = new Map<Value, Layout>(
  Object.entries({
    address,
    checkbox,
    date: (field) => ['Month', 'Day', 'Year'].map((part) => answer(field, part)).join('/'),
    likert,
    name: (field) => `${answer(field, 'First')} ${answer(field, 'Last')}`,
    phone,
    time,
  } satisfies Record<string, Layout>),
)

const summaryField: Formatter = (field, _args, context) => {
  const layout = LAYOUTS.get(step(field, 'type')) ?? other
  return `<div style="font-size:11px; margin-top:3px">
  <span style="font-weight:bold;">${escapeText(step(field, 'rawTitle'))}:</span> ${layout(field, context)}
</div>`
}

export const formFormatters = {'summary-form-field': summaryField} as const satisfies Record<
  string,
  Formatter
>
