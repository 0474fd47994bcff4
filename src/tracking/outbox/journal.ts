import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {KEPT} from './kept.ts'
import type {Message} from './message.ts'

/** Any script may write there; a message without an address could never be sent. */
const isMessage = (value: unknown): value is Message =>
  isRecord(value) &&
  [value.id, value.to, value.body].every((text) => typeof text === 'string') &&
  URL.canParse(`${value.to}`, 'https://shop.example')

function readLine(line: string): Message[] {
  const parsed = parseJson(line)
  return parsed.ok && Array.isArray(parsed.value) ? parsed.value.filter(isMessage) : []
}

/** Reads the journal, and empties it: the first reader gets everything. `find` may throw, as in `writeJournal`. */
export function takeJournal(find: () => Storage): Message[] {
  try {
    const messages = (find().getItem(KEPT) ?? '').split('\n').flatMap(readLine)
    find().removeItem(KEPT)
    return messages
  } catch {
    return []
  }
}
