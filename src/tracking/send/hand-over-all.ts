import {byteLength} from '../../lib/byte-length.ts'
import type {Message} from '../outbox/message.ts'
import type {Outbox, Parcel} from '../outbox/outbox.ts'
import {type Call, MOST_BYTES} from './call.ts'
import type {Network} from './transport.ts'

interface Leaving extends Pick<Network, 'handOver' | 'transmit'> {
  outbox: Pick<Outbox, 'waiting' | 'finish'>
  toCall: (message: Message) => Call
  /** Left to the next page, or under way. */
  isLeft: (parcel: Parcel) => boolean
}

/**
 * Hands messages over to the browser as the page ends, without waiting for a reply. `underWay` bytes are under way. The
 * next page finds the rest.
 */
export function handOverAll({outbox, toCall, isLeft, handOver, transmit}: Leaving, underWay: number): void {
  let bytes = underWay
  for (const parcel of outbox.waiting()) {
    if (isLeft(parcel)) continue
    const call = toCall(parcel.message)
    const size = byteLength(call.body)
    if (bytes + size > MOST_BYTES) continue
    bytes += size
    if (!handOver(call)) void transmit(call)
    else if (!parcel.isSaved) outbox.finish(parcel)
  }
}
