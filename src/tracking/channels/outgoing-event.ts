import {CENSUS_PATH, NEWER_PATH, OLDER_PATH} from '../assumptions.ts'
import type {Environment} from '../environment.ts'
import type {Message} from '../outbox/message.ts'
import {scrub} from '../scrub.ts'
import {type Fields, fitBody, knownText, toForm} from './body.ts'
import {isPriority} from './is-priority.ts'
import {newerFields} from './newer-fields.ts'

/** An event, with all data for its requests. */
export interface OutgoingEvent {
  name: string
  at: number
  data: Fields
  environment: Environment
}

const scrubbed = (address: unknown): unknown => address && scrub(`${address}`)

function createMessage(
  {name, at, environment}: OutgoingEvent,
  to: string,
  data: Fields,
  toBody: (data: Fields) => string,
): Message {
  const id = environment.createId()
  return {
    id,
    at,
    isPriority: isPriority(name),
    to,
    type: to.endsWith(NEWER_PATH) ? 'json' : 'form',
    body: fitBody(data, id, toBody),
    needsCrumb: to === OLDER_PATH,
  }
}

/** An event as a form, with its data as JSON; `rest` holds further fields of the form. */
export const inForm = (
  outgoing: OutgoingEvent,
  to: string,
  event: string,
  data: Fields,
  rest?: Fields,
): Message => createMessage(outgoing, to, data, (fields) => toForm({event, data: knownText(fields), ...rest}))

/** `POST /api/events/RecordEvent`. */
export const older = (outgoing: OutgoingEvent, event: string, data: Fields): Message =>
  inForm(outgoing, OLDER_PATH, event, data)

/**
 * `POST /api/v1/clanker/events`. The data of an event never replaces our fields, apart from the two that events may
 * set.
 */
export function newer(outgoing: OutgoingEvent, schema: string, {destinationUrl, ...data}: Fields): Message {
  const {at, environment} = outgoing
  const content = {
    object_identifier: data.productId ?? data.cartId ?? data.videoId,
    ...data,
    destination_url: scrubbed(data.destination_url ?? destinationUrl),
    ...newerFields(schema, at, environment),
  }
  return createMessage(outgoing, environment.eventsHost + NEWER_PATH, content, (fields) =>
    knownText({eventSchemaName: schema, eventContent: knownText(fields)}),
  )
}

/** `POST /api/census/…`: the fields as a form, with the visitor's record. */
export function census(outgoing: OutgoingEvent, path: string, rest?: Fields): Message {
  const {data, environment} = outgoing
  const visitorCookie = environment.visitor.record || null
  const destinationUrl = scrubbed(data.destinationUrl)
  return createMessage(
    outgoing,
    CENSUS_PATH + path,
    {...data, destinationUrl, ...rest, visitorCookie},
    toForm,
  )
}
