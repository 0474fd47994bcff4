import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'

type Field = [type: string, description: string]

/** The 24 fields that every event of the newer tracker has (tracking.md T3), and its id. */
const ALWAYS: Readonly<Record<string, Field>> = {
  event_id: ['string', 'Events with the same id count once.'],
  browser_language: ['string', ''],
  browser_locale: ['string', ''],
  browser_window_height: ['number', 'CSS pixels at the time of the event.'],
  browser_window_width: ['number', 'CSS pixels at the time of the event.'],
  client_name: ['string', ''],
  client_version: ['string', ''],
  page_host: ['string', 'Includes the port.'],
  page_path: ['string', ''],
  page_query_params: ['string', 'Without the question mark; private values are masked.'],
  page_referrer_url: ['string', ''],
  enduser_user_agent: ['string', ''],
  event_occurrence_timestamp: [
    'number',
    'The time of the event in epoch milliseconds, not the time of sending.',
  ],
  custom_schema_name: ['string', 'The schema name of the request.'],
  source_environment: ['string', ''],
  resolved_locale: ['string', ''],
}

/** Fields that are omitted when unknown, and the mark of a trimmed event. */
const SOMETIMES: Readonly<Record<string, Field>> = {
  analytics_id: ['string', 'Identifies the browser for 390 days.'],
  marketing_id: ['string', ''],
  session_id: ['string', ''],
  context_website_id: ['string', ''],
  destination_url: ['string', 'The target of a link or button.'],
  member_account_id: ['string', ''],
  object_identifier: ['string', 'The product, cart or video.'],
  website_locale: ['string', ''],
  member_account_locale: ['string', ''],
  trimmed: ['boolean', 'The event was too large and was trimmed.'],
}

const toProperties = (fields: Readonly<Record<string, Field>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, [type, description]]) => [
      name,
      {type, ...(description && {description})},
    ]),
  )

/** Null values are omitted on the wire. */
const mayBeNull = ({type}: JsonSchema): boolean => [type].flat().includes('null')

/** A whole `eventContent`: the fields of all events, and those of this one. */
export function toContent({properties = {}, required = [], description}: JsonSchema): JsonSchema {
  const always = required.filter((name) => !mayBeNull(properties[name] ?? {}))
  return {
    ...(description && {description}),
    type: 'object',
    properties: {...toProperties(ALWAYS), ...toProperties(SOMETIMES), ...properties},
    required: [...Object.keys(ALWAYS), ...always],
    additionalProperties: false,
  }
}

/** One schema for events that a field distinguishes. */
export function toVariants(field: string, variants: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const names = Object.keys(variants)
  return {
    type: 'object',
    properties: {[field]: {enum: names}},
    required: [field],
    allOf: Object.entries(variants).map(([name, {properties, required = [], ...schema}]) => ({
      if: {properties: {[field]: {const: name}}},
      // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
      then: toContent({
        ...schema,
        properties: {...properties, [field]: {const: name}},
        required: [...required, field],
      }),
    })),
  }
}
