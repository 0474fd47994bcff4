import {byteLength} from '../../lib/byte-length.ts'
import type {Message} from '../outbox/message.ts'
import type {Outbox, Parcel} from '../outbox/outbox.ts'
import {type Answer, createLane, isAccepted, isPassing, type Lane, learn} from './lane.ts'
import type {Call, Network} from './transport.ts'

/** Bytes that may outlive the page; browsers allow 65,536. */
const MOST_BYTES = 60_000
const LARGEST = 65_536
const MOST_REQUESTS = 12
/** Attempts without a reply, though others are answered: something in the browser blocks them. */
const BLOCKED_TRIES = 3
/** Milliseconds without a reply after which another request is tried in parallel (product.md §9). */
const TIME_OUT = 2500
/**
 * Milliseconds after which it is given up. A slow request may have been accepted: repeating it would only make things
 * slower.
 */
const LONGEST = 40_000

/** The end of a request: it was accepted, or is given up. */
export type End = 'acknowledged' | 'refused' | 'blocked'

export interface SenderParts extends Network {
  outbox: Pick<Outbox, 'waiting' | 'finish' | 'putLast'>
  canFetch: () => boolean
  isOffline: () => boolean
  readCrumb: () => string | null
  apiOrigin: string
  pageOrigin: string
  /** The page's own clock, in milliseconds: changes of the visitor's clock do not affect it. */
  now: () => number
  random: () => number
  later: (task: () => void, delay: number) => ReturnType<typeof setTimeout>
  /** `status` is the last reply's; 0 without a reply. */
  onEnd: (end: End, message: Message, status: number) => void
  /**
   * Called, possibly often, for messages kept for later: their reply may take long. `status` is from a failed attempt.
   */
  onWait: (message: Message, status?: number) => void
}

export interface Sender {
  /** Sends everything that may be sent now. */
  pump: () => void
  /** The network, or the page, is back: ends all waiting. */
  wake: () => void
  /** The page ends or is frozen. */
  leave: () => void
}

export function createSender(parts: SenderParts): Sender {
  const {outbox, now, onEnd, pageOrigin} = parts
  const lanes = new Map<string, Lane>()
  let requests = 0
  let bytes = 0
  let isLeaving = false
  /** Time of the last reply. */
  let heard = 0

  function laneOf({to}: Message): Lane {
    const lane = lanes.get(to) ?? createLane()
    lanes.set(to, lane)
    return lane
  }

  function toCall({to, type, body, needsCrumb}: Message, {silent}: Lane): Call {
    const isOwn = to[0] === '/'
    const {href, origin} = new URL(isOwn ? parts.apiOrigin + to : to)
    // text across origins: JSON would need a preflight request
    const json = origin === pageOrigin ? 'application/json' : 'text/plain'
    return {
      url: href,
      type: type === 'form' ? 'application/x-www-form-urlencoded' : json,
      body: needsCrumb ? `crumb=${encodeURIComponent(parts.readCrumb() ?? '')}&${body}` : body,
      isOwn,
      keepalive: true,
      stop: new AbortController(),
      start: now(),
      // a `fetch` that rejects may be another script's
      isPlain: silent % 2 > 0 || !parts.canFetch(),
    }
  }

  function end(parcel: Parcel, how: End, status = 0): void {
    outbox.finish(parcel)
    onEnd(how, parcel.message, status)
  }

  /** Aborts older requests, which hang; but requests that were held up together are answered together, in any order. */
  function stopOlder({url, start}: Call): void {
    const older = outbox
      .waiting()
      .flatMap(({sending}) => (sending?.url === url && sending.start < start - TIME_OUT / 2 ? sending : []))
    if (!older.length) return
    parts.later(() => {
      for (const {stop} of older) stop.abort()
    }, TIME_OUT / 2)
  }

  function settle(parcel: Parcel, lane: Lane, call: Call, answer: Answer): void {
    const {status} = answer
    const at = now()
    learn(lane, answer, at, parts.random())
    if (isPassing(status)) {
      if (status) parts.onWait(parcel.message, status)
      else parcel.isSilent = true
      outbox.putLast(parcel)
      // timers fire early by a fraction of a millisecond
      parts.later(pump, lane.until - at + 2)
      return
    }
    heard = at
    stopOlder(call)
    if (isAccepted(status)) end(parcel, 'acknowledged', status)
    // the CSRF token may have been renewed meanwhile
    else if (parcel.isRefused || !parcel.message.needsCrumb) end(parcel, 'refused', status)
    else parcel.isRefused = true
  }

  async function send(parcel: Parcel, lane: Lane): Promise<void> {
    const call = toCall(parcel.message, lane)
    const size = byteLength(call.body)
    if (bytes && bytes + size > MOST_BYTES) return
    call.keepalive = size <= LARGEST
    parcel.sending = call
    lane.busy++
    requests++
    bytes += size
    let timer = parts.later(() => {
      timer = parts.later(() => call.stop.abort(), LONGEST - TIME_OUT)
      lane.window++
      lane.isLate = true
      pump()
    }, TIME_OUT)
    const answer = await parts.transmit(call)
    clearTimeout(timer)
    parcel.sending = undefined
    lane.busy--
    requests--
    bytes -= size
    // the browser aborts requests as the page ends: that says nothing about the network
    if (answer.status || !isLeaving) settle(parcel, lane, call, answer)
    pump()
  }

  function pump(): void {
    if (isLeaving) return
    const isOffline = parts.isOffline()
    for (const parcel of outbox.waiting()) {
      const {message, sending} = parcel
      const lane = laneOf(message)
      const isPaused = isOffline || now() < lane.until
      if (isPaused || lane.isLate) parts.onWait(message)
      if (isOffline || sending || requests >= MOST_REQUESTS) continue
      if (lane.silent >= BLOCKED_TRIES && heard > lane.since) end(parcel, 'blocked')
      else if (lane.busy < lane.window && !isPaused) void send(parcel, lane)
    }
  }

  /** Hands over messages without waiting for a reply. The next page finds the rest. */
  function leave(): void {
    isLeaving = true
    let taken = bytes
    for (const parcel of outbox.waiting()) {
      const {message, sending, isSaved, isSilent} = parcel
      const lane = laneOf(message)
      // a pending XHR may be lost; and a busy browser may end requests, which arrive nevertheless, long before it
      // reports the end of the page: messages without a reply are left to the next page
      const isUnderWay = sending ? isSaved || !sending.isPlain : isSaved && isSilent
      // until another reply arrives: the server may accept a message just now, and this page would not know
      const isPaused = parts.isOffline() || (lane.until && !lane.silent)
      if (isUnderWay || (isSaved && isPaused)) continue
      const call = toCall(message, lane)
      const size = byteLength(call.body)
      if (taken + size > MOST_BYTES) continue
      taken += size
      if (!parts.handOver(call)) void parts.transmit(call)
      else if (!isSaved) outbox.finish(parcel)
    }
  }

  return {
    pump,
    leave,
    wake() {
      isLeaving = false
      for (const lane of lanes.values()) lane.until = lane.failures = 0
      pump()
    },
  }
}
