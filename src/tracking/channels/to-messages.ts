import {isRecord} from '../../lib/is-record.ts'
import type {KeptEvent} from '../../page/page.ts'
import {report} from '../../page/report.ts'
import type {Environment} from '../environment.ts'
import type {Message} from '../outbox/message.ts'
import {channelOf} from './channels.ts'

/**
 * The requests that an event is told by; none where the gate is against it, nor where there is nothing that can be sent:
 * that is told to whoever made the page and to who tracked it, and nobody is kept from anything.
 */
export function toMessages({event: name, data, at, settle}: KeptEvent, environment: Environment): Message[] {
  const {track, page} = environment.decision
  if (!track || (name === 'PageView' && !page)) return []
  try {
    // the words of product.md §8
    if (data === undefined || data === null || data === '') throw new Error('no payload')
    return [channelOf(name)({name, at, data: isRecord(data) ? data : {value: data}, environment})].flat()
  } catch (error) {
    report('tracking', error)
    settle?.(Promise.reject(error))
    return []
  }
}
