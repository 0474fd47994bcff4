import {toJson} from '../../lib/to-json.ts'
import {KEPT} from './kept.ts'
import type {Message} from './message.ts'

/**
 * Adds messages as a line of JSON to the journal when an ending page has no time for the database: local storage is
 * synchronous. True if they are kept. `find` may throw: browsers that block storage throw when the property is read.
 */
export function writeJournal(messages: readonly Message[], find: () => Storage): boolean {
  try {
    if (messages.length) find().setItem(KEPT, `${find().getItem(KEPT) ?? ''}\n${toJson(messages)}`)
    return true
  } catch {
    return false
  }
}

/** Whether a page that has ended left messages there. */
export function isJournalKept(find: () => Storage): boolean {
  try {
    return find().getItem(KEPT) !== null
  } catch {
    return false
  }
}
