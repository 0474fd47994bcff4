import type {Formatter} from '../compile/context.ts'
import type {Value} from '../value.ts'

/** A text that ends a script must not do so inside one. */
export function toJson(value: Value, indent?: number): string {
  return (JSON.stringify(value, null, indent) ?? '').replaceAll('</', '<\\/')
}

export const jsonFormatters = {
  json: (value) => toJson(value),
  'json-pretty': (value) => toJson(value, 2),
  raw: (value) => JSON.stringify(value) ?? 'null',
} as const satisfies Record<string, Formatter>
