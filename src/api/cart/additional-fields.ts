import {toJson} from '../../lib/to-json.ts'

/** The API takes a visitor's answers as JSON text. */
export const additionalFieldsText = (fields: unknown): string | null =>
  fields == null || typeof fields === 'string' ? (fields ?? null) : toJson(fields)
