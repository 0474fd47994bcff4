import {byteLength} from '../../lib/byte-length.ts'
import type {Message} from '../outbox/message.ts'
import type {Outbox, Parcel} from '../outbox/outbox.ts'
import {type Answer, createLane, isPassing, type Lane, learn} from './lane.ts'
import type {Call, Network} from './transport.ts'

/** Bytes that may be on their way beyond the page's end; browsers allow 65,536. */
const MOST_BYTES = 60_000
const LARGEST = 65_536
const MOST_REQUESTS = 12
/** Tries to which nothing came back, though others are answered: something in the browser blocks them. */
const BLOCKED_TRIES = 3
/** Milliseconds without an answer after which another request is tried beside one (product.md §9). */
const TIME_OUT = 2500
/** After which it is given up. What is slow may have been accepted: to send it again would only make it slower. */
const LONGEST = 40_000

/** How it ends for a request: it was accepted, or is given up. */
export type End = 'acknowledged' | 'refused' | 'blocked'

export interface SenderParts extends Network {
  outbox: Pick<Outbox, 'waiting' | 'finish' | 'putLast'>
  canFetch: () => boolean
  isOffline: () => boolean
  readCrumb: () => string | null
  apiOrigin: string
  pageOrigin: string
  /** The page's own clock, in milliseconds: it runs on whatever the visitor's is set to. */
  now: () => number
  random: () => number
  later: (task: () => void, delay: number) => ReturnType<typeof setTimeout>
  /** `status` is that of the last answer; 0 where none came. */
  onEnd: (end: End, message: Message, status: number) => void
  /** Is called, often, for what is kept for later: its answer may be long in coming. `status` is that of a failed try. */
  onWait: (message: Message, status?: number) => void
}

export interface Sender {
  /** Sends what may be sent now. */
  pump: () => void
  /** The network, or the page, is back: nothing waits any longer. */
  wake: () => void
  /** The page ends, or is put aside. */
  leave: () => void
}

export function createSender(parts: SenderParts): Sender {
  const {outbox, now, onEnd, pageOrigin} = parts
  const lanes = new Map<string, Lane>()
  let requests = 0
  let bytes = 0
  let isLeaving = false
  /** When anything was answered last. */
  let heard = 0

  function laneOf({to}: Message): Lane {
    const lane = lanes.get(to) ?? createLane()
    lanes.set(to, lane)
    return lane
  }

  function toCall({to, type, body, needsCrumb}: Message, {silent}: Lane): Call {
    const isOwn = to[0] === '/'
    const {href, origin} = new URL(isOwn ? parts.apiOrigin + to : to)
    // text across origins: JSON would have to ask for leave first
    const json = origin === pageOrigin ? 'application/json' : 'text/plain'
    return {
      url: href,
      type: type === 'form' ? 'application/x-www-form-urlencoded' : json,
      body: needsCrumb ? `crumb=${encodeURIComponent(parts.readCrumb() ?? '')}&${body}` : body,
      isOwn,
      keepalive: true,
      stop: new AbortController(),
      start: now(),
      // a `fetch` that refuses may be another script's
      isPlain: silent % 2 > 0 || !parts.canFetch(),
    }
  }

  function end(parcel: Parcel, how: End, status = 0): void {
    outbox.finish(parcel)
    onEnd(how, parcel.message, status)
  }

  /** What was sent long before hangs; but what was held up together is answered together, in whatever order. */
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
      // timers are early by a fraction of a millisecond
      parts.later(pump, lane.until - at + 2)
      return
    }
    heard = at
    stopOlder(call)
    if (status < 300) end(parcel, 'acknowledged', status)
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

  /** Hands over what no answer can be waited for. What does not fit is found by the next page. */
  function leave(): void {
    isLeaving = true
    let taken = bytes
    for (const parcel of outbox.waiting()) {
      const {message, sending, isSaved, isSilent} = parcel
      const lane = laneOf(message)
      // what is on its way by XHR may be lost; and a browser may end requests, which arrive all the same, before it says
      // that the page ends, a busy one long before: what nothing came back to is left to the next page
      const isUnderWay = sending ? isSaved || !sending.isPlain : isSaved && isSilent
      // until it is answered otherwise: what comes just then may be accepted, and nobody here would know
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
