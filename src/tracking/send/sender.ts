import {byteLength} from '../../lib/byte-length.ts'
import type {Message} from '../outbox/message.ts'
import type {Outbox, Parcel} from '../outbox/outbox.ts'
import {type Call, type CallParts, TIME_OUT, toCall} from './call.ts'
import {createFlights} from './flights.ts'
import {handOverAll} from './hand-over-all.ts'
import {type Answer, createLanes, isAccepted, isPassing, type Lane, learn} from './lane.ts'
import type {Network} from './transport.ts'

const LARGEST = 65_536
/** Attempts without a reply, though others are answered: something in the browser blocks them. */
const BLOCKED_TRIES = 3

/** The end of a request: it was accepted, or is given up. */
export type End = 'acknowledged' | 'refused' | 'blocked'

export interface SenderParts extends CallParts, Pick<Network, 'transmit' | 'handOver'> {
  outbox: Pick<Outbox, 'waiting' | 'finish' | 'putLast'>
  isOffline: () => boolean
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

/** Requests to the same address that began long before: those that were held up together are answered together. */
const callsBefore = ({url, start}: Call, parcels: readonly Parcel[]): Call[] =>
  parcels.flatMap(({sending}) =>
    sending?.url === url && sending.start < start - TIME_OUT / 2 ? sending : [],
  )

/**
 * A pending XHR may be lost; and a busy browser may end requests, which arrive nevertheless, long before it reports the
 * end of the page: messages without a reply are left to the next page.
 */
const isUnderWay = ({sending, isSaved, isSilent}: Parcel): boolean =>
  sending ? isSaved || !sending.isPlain : isSaved && !!isSilent

/** Sends messages until they are accepted, and takes over the requests that are under way. */
export function createSender(parts: SenderParts): Sender {
  const {outbox, now, later, onEnd} = parts
  const lanes = createLanes()
  const flights = createFlights(later)
  let isLeaving = false
  /** Time of the last reply. */
  let heard = 0

  function end(parcel: Parcel, how: End, status = 0): void {
    outbox.finish(parcel)
    onEnd(how, parcel.message, status)
  }

  function abortHanging(calls: readonly Call[]): void {
    if (!calls[0]) return
    later(() => {
      for (const {stop} of calls) stop.abort()
    }, TIME_OUT / 2)
  }

  function retry(parcel: Parcel, lane: Lane, status: number): void {
    if (status) parts.onWait(parcel.message, status)
    else parcel.isSilent = true
    outbox.putLast(parcel)
    // timers fire early by a fraction of a millisecond
    later(pump, lane.until - now() + 2)
  }

  function settle(parcel: Parcel, lane: Lane, call: Call, answer: Answer): void {
    const {status} = answer
    const at = now()
    learn(lane, answer, at, parts.random())
    if (isPassing(status)) {
      retry(parcel, lane, status)
      return
    }
    heard = at
    abortHanging(callsBefore(call, outbox.waiting()))
    if (isAccepted(status)) end(parcel, 'acknowledged', status)
    // the CSRF token may have been renewed meanwhile
    else if (parcel.isRefused || !parcel.message.needsCrumb) end(parcel, 'refused', status)
    else parcel.isRefused = true
  }

  async function follow(parcel: Parcel, lane: Lane, call: Call, coming: Promise<Answer>): Promise<void> {
    lane.busy++
    const answer = await flights.follow(call, coming, () => {
      lane.window++
      lane.isLate = true
      pump()
    })
    parcel.sending = undefined
    lane.busy--
    // the browser aborts requests as the page ends: that says nothing about the network
    if (answer.status || !isLeaving) settle(parcel, lane, call, answer)
    pump()
  }

  function send(parcel: Parcel, lane: Lane): void {
    const call = toCall(parcel.message, parts)
    if (!flights.fits(call)) return
    call.keepalive = byteLength(call.body) <= LARGEST
    // a `fetch` that rejects may be another script's
    call.isPlain ||= lane.silent % 2 > 0
    parcel.sending = call
    void follow(parcel, lane, call, parts.transmit(call))
  }

  function pump(): void {
    if (isLeaving) return
    const isOffline = parts.isOffline()
    for (const parcel of outbox.waiting()) {
      const {message, sending} = parcel
      const lane = lanes.of(message.to)
      const isPaused = isOffline || now() < lane.until
      if (isPaused || lane.isLate) parts.onWait(message)
      if (isOffline || sending || flights.isFull()) continue
      if (lane.silent >= BLOCKED_TRIES && heard > lane.since) end(parcel, 'blocked')
      else if (lane.busy < lane.window && !isPaused) send(parcel, lane)
    }
  }

  for (const parcel of outbox.waiting()) {
    const {message, sending} = parcel
    if (sending?.answer) void follow(parcel, lanes.of(message.to), sending, sending.answer)
  }
  return {
    pump,
    leave() {
      isLeaving = true
      const isLeft = (parcel: Parcel): boolean => {
        const {until, silent} = lanes.of(parcel.message.to)
        // until another reply arrives: the server may accept a message just now, and this page would not know
        const isPaused = parts.isOffline() || (until && !silent)
        return isUnderWay(parcel) || (parcel.isSaved && !!isPaused)
      }
      handOverAll({...parts, toCall: (message) => toCall(message, parts), isLeft}, flights.bytes())
    },
    wake() {
      isLeaving = false
      lanes.wake()
      pump()
    },
  }
}
