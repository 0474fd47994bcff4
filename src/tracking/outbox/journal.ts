import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import type {Message} from '../message.ts'

const KEY = 'vitrine-tracking'

/** What pages that were left had no time to put on the disk: local storage is written before a page ends. */
export interface Journal {
  /** Adds to it. True where it is kept. */
  write: (messages: readonly Message[]) => boolean
  /** Reads it, and empties it: the first that comes has all. */
  take: () => Message[]
}

/** Anyone may have written there. */
const isMessage = (value: unknown): value is Message =>
  isRecord(value) && [value.id, value.to, value.body].every((text) => typeof text === 'string')

/** `find` may throw: browsers that block storage do so on looking at it. */
export function createJournal(find: () => Storage): Journal {
  const read = (): Message[] => {
    const parsed = parseJson(find().getItem(KEY))
    return parsed.ok && Array.isArray(parsed.value) ? parsed.value.filter(isMessage) : []
  }
  return {
    write(messages) {
      try {
        if (messages.length) find().setItem(KEY, JSON.stringify([...read(), ...messages]))
        return true
      } catch {
        return false
      }
    },
    take() {
      try {
        const messages = read()
        find().removeItem(KEY)
        return messages
      } catch {
        return []
      }
    },
  }
}
