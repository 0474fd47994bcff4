import {scriptJson} from '../../lib/script-json.ts'
import type {Formatter} from '../compile/context.ts'
import type {Value} from '../value.ts'

export const toJson = (value: Value, indent?: number): string =>
  scriptJson(JSON.stringify(value, null, indent) ?? '')

export const jsonFormatters = {
  json: (value) => toJson(value),
  'json-pretty': (value) => toJson(value, 2),
  raw: (value) => JSON.stringify(value) ?? 'null',
} as const satisfies Record<string, Formatter>
