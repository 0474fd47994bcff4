import {toJson} from '../../lib/to-json.ts'

/** The API takes what a visitor filled in as the text of its JSON. */
export const additionalFieldsText = (fields: unknown): string | null =>
  fields == null || typeof fields === 'string' ? (fields ?? null) : toJson(fields)
