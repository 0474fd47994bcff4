import type {Formatter} from '../compile/context.ts'
import {dataFormatters} from './data.ts'
import {dateFormatters} from './date.ts'
import {escapeFormatters} from './escape.ts'
import {jsonFormatters} from './json.ts'
import {localeFormatters} from './locale.ts'
import {numberFormatters} from './number.ts'
import {textFormatters} from './text.ts'

/** Every formatter by name: a table a topic. */
export const formatters = {
  ...dataFormatters,
  ...dateFormatters,
  ...escapeFormatters,
  ...jsonFormatters,
  ...localeFormatters,
  ...numberFormatters,
  ...textFormatters,
} as const satisfies Record<string, Formatter>
