import type {Context} from '../compile/context.ts'
import type {Value} from '../value.ts'
import {formatMessage} from './format.ts'
import {type Message, parseMessage} from './parse.ts'

/** Number of cached messages; a site has few texts. */
const MAX_MESSAGES = 500
const messages = new Map<string, Message>()

function readMessage(pattern: string): Message {
  const message = messages.get(pattern) ?? parseMessage(pattern)
  if (messages.size >= MAX_MESSAGES) messages.clear()
  messages.set(pattern, message)
  return message
}

/** Empty without locale data. `argument` is called for each name and number in the pattern. */
export function fillMessage(pattern: string, context: Context, argument: (name: string) => Value): string {
  const {locale, timeZone, now, report} = context
  return locale === null ? '' : formatMessage(readMessage(pattern), {locale, timeZone, now, report, argument})
}
