import {isRecord} from '../is-record.ts'

/** The part of JSON Schema (2020-12) that events, the shapes for authors and the API description need. */
export interface JsonSchema {
  $schema?: string
  $id?: string
  /** Within the file: `#/$defs/<name>`, `#/components/schemas/<name>`. */
  $ref?: string
  $defs?: Record<string, JsonSchema>
  title?: string
  description?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  pattern?: string
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  if?: JsonSchema
  then?: JsonSchema
  not?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
}

/** Schemas come from our own files, which tests compare with the standard's checker: here an object is one. */
export const isSchema = (value: unknown): value is JsonSchema => isRecord(value)
