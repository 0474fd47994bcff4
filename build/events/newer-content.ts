import type {JsonSchema} from '../../src/tracking/schemas/json-schema.ts'

type Field = [type: string, description: string]

/** The 24 fields of an event of the newer tracker that are always there (tracking.md T3), and its id. */
const ALWAYS: Readonly<Record<string, Field>> = {
  event_id: ['string', 'What comes again under the same one counts once.'],
  browser_language: ['string', ''],
  browser_locale: ['string', ''],
  browser_window_height: ['number', 'CSS pixels, when it happened.'],
  browser_window_width: ['number', 'CSS pixels, when it happened.'],
  client_name: ['string', ''],
  client_version: ['string', ''],
  page_host: ['string', 'With its port.'],
  page_path: ['string', ''],
  page_query_params: ['string', 'Without its question mark; values that are private are starred out.'],
  page_referrer_url: ['string', ''],
  enduser_user_agent: ['string', ''],
  event_occurrence_timestamp: ['number', 'Epoch ms of when it happened, not of when it was sent.'],
  custom_schema_name: ['string', 'That of the request.'],
  source_environment: ['string', ''],
  resolved_locale: ['string', ''],
}

/** Those that are left out where they are not known, and the mark of what was cut. */
const SOMETIMES: Readonly<Record<string, Field>> = {
  analytics_id: ['string', 'Of the browser, for 390 days.'],
  marketing_id: ['string', ''],
  session_id: ['string', ''],
  context_website_id: ['string', ''],
  destination_url: ['string', 'Where a link or a button leads.'],
  member_account_id: ['string', ''],
  object_identifier: ['string', 'Product, cart or video.'],
  website_locale: ['string', ''],
  member_account_locale: ['string', ''],
  trimmed: ['boolean', 'It was too large, and is cut.'],
}

const toProperties = (fields: Readonly<Record<string, Field>>): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, [type, description]]) => [
      name,
      {type, ...(description && {description})},
    ]),
  )

/** What is null is left out on the wire. */
const mayBeNull = ({type}: JsonSchema): boolean => [type].flat().includes('null')

/** A whole `eventContent`: the fields of all events, and what this one tells. */
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

/** One schema for events that are told apart by a field. */
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
