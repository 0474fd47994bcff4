import {toJson} from '../../lib/to-json.ts'
import {KEPT} from './kept.ts'
import type {Message} from './message.ts'

/**
 * Adds a line of JSON to what pages that were left had no time to put on the disk: local storage is written before a page
 * ends. True where it is kept. `find` may throw: browsers that block storage do so on looking at it.
 */
export function writeJournal(messages: readonly Message[], find: () => Storage): boolean {
  try {
    if (messages.length) find().setItem(KEPT, `${find().getItem(KEPT) ?? ''}\n${toJson(messages)}`)
    return true
  } catch {
    return false
  }
}
