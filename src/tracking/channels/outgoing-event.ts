import {CENSUS_PATH, NEWER_PATH, OLDER_PATH} from '../assumptions.ts'
import type {Environment} from '../environment.ts'
import type {Message} from '../outbox/message.ts'
import {scrub} from '../scrub.ts'
import {type Fields, fitBody, knownText, toForm} from './body.ts'
import {isPriority} from './is-priority.ts'
import {newerFields} from './newer-fields.ts'

/** An event with what it takes to send it. */
export interface Told {
  name: string
  at: number
  data: Fields
  environment: Environment
}

const scrubbed = (address: unknown): unknown => address && scrub(`${address}`)

function createMessage(
  {name, at, environment}: Told,
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

/** An event and its data as JSON, in a form; `rest` are further fields of the form. */
export const inForm = (told: Told, to: string, event: string, data: Fields, rest?: Fields): Message =>
  createMessage(told, to, data, (fields) => toForm({event, data: knownText(fields), ...rest}))

/** `POST /api/events/RecordEvent`. */
export const older = (told: Told, event: string, data: Fields): Message =>
  inForm(told, OLDER_PATH, event, data)

/** `POST /api/v1/clanker/events`. What an event tells may stand in no field's place but in the two that are its own. */
export function newer(told: Told, schema: string, {destinationUrl, ...data}: Fields): Message {
  const {at, environment} = told
  const content = {
    object_identifier: data.productId ?? data.cartId ?? data.videoId,
    ...data,
    destination_url: scrubbed(data.destination_url ?? destinationUrl),
    ...newerFields(schema, at, environment),
  }
  return createMessage(told, environment.eventsHost + NEWER_PATH, content, (fields) =>
    knownText({eventSchemaName: schema, eventContent: knownText(fields)}),
  )
}

/** `POST /api/census/…`: the fields of a form, and whose they are. */
export function census(told: Told, path: string, rest?: Fields): Message {
  const {data, environment} = told
  const visitorCookie = environment.visitor.record || null
  const destinationUrl = scrubbed(data.destinationUrl)
  return createMessage(told, CENSUS_PATH + path, {...data, destinationUrl, ...rest, visitorCookie}, toForm)
}
