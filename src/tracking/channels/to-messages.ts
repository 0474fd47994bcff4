import {isRecord} from '../../lib/is-record.ts'
import type {KeptEvent} from '../../page/page.ts'
import {report} from '../../page/report.ts'
import type {Environment} from '../environment.ts'
import type {Message} from '../outbox/message.ts'
import {channelOf} from './channels.ts'

/**
 * The requests of an event: none if the gate is closed, and none if the event cannot be sent. An event that cannot be
 * sent is reported and rejects the promise of `track`, but never interrupts the page.
 */
export function toMessages({event: name, data, at, settle}: KeptEvent, environment: Environment): Message[] {
  const {track, page} = environment.decision
  if (!track || (name === 'PageView' && !page)) return []
  try {
    // the wording of product.md §8
    if (data === undefined || data === null || data === '') throw new Error('no payload')
    return [channelOf(name)({name, at, data: isRecord(data) ? data : {value: data}, environment})].flat()
  } catch (error) {
    report('tracking', error)
    settle?.(Promise.reject(error))
    return []
  }
}
