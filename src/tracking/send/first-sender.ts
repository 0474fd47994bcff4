import type {Parcel} from '../outbox/outbox.ts'
import {TIME_OUT, toCall} from './call.ts'
import {handOverAll} from './hand-over-all.ts'
import {isAccepted} from './lane.ts'
import type {Sender, SenderParts} from './sender.ts'

/** Milliseconds after the first message in which the first events of a page come, also on a slow device. */
const START = 5000
/** Messages that may be unfinished, and the length of each: together they may outlive the page. */
const MOST = 8
const LONGEST_BODY = 7000
/** Requests at a time to an address that has accepted one; others get one, so that an unreachable address gets few. */
const WINDOW = 4

export interface FirstSenderParts extends Omit<SenderParts, 'random'> {
  /** Something is not as on a calm page: the sender has to be fetched. Called possibly often. */
  onTrouble: () => void
}

export interface FirstSender extends Sender {
  /** Another sender has taken over. */
  stop: () => void
}

/** Sends the first events of a page, each once: all that most pages need. What goes wrong is left to the sender. */
export function createFirstSender(parts: FirstSenderParts): FirstSender {
  const {outbox, now, later, isOffline, onEnd, onWait, onTrouble} = parts
  const known = new Set<string>()
  let began = Number.POSITIVE_INFINITY
  /** A request has failed, or was refused. */
  let isFailing = false
  let isRefused = false
  let isLeaving = false
  let isStopped = false

  function end(parcel: Parcel, status: number): void {
    const {message} = parcel
    if (isAccepted(status)) {
      known.add(message.to)
      outbox.finish(parcel)
      onEnd('acknowledged', message, status)
    } else if (status || !isLeaving) {
      isFailing = true
      isRefused ||= status > 0
    }
    // the browser aborts requests as the page ends
    else parcel.sending = undefined
    pump()
  }

  function send(parcel: Parcel): void {
    const call = toCall(parcel.message, parts)
    if (call.body.length > LONGEST_BODY) {
      onTrouble()
      return
    }
    parcel.sending = call
    const timer = later(() => {
      onWait(parcel.message)
      onTrouble()
    }, TIME_OUT)
    call.answer = parts.transmit(call)
    void call.answer.then(({status}) => {
      clearTimeout(timer)
      if (!isStopped) end(parcel, status)
    })
  }

  function pump(): void {
    const waiting = outbox.waiting()
    if (isLeaving || isStopped || !waiting[0]) return
    began = Math.min(began, now())
    const isBarred = isFailing || isOffline() || !parts.canFetch() || waiting.length > MOST
    const isPriority = waiting.some(({message}) => message.isPriority)
    if (isOffline()) for (const {message} of waiting) onWait(message)
    if (isBarred || isPriority || now() > began + START) onTrouble()
    if (isBarred) return
    for (const parcel of waiting) {
      const {to} = parcel.message
      const open = waiting.filter(({sending, message}) => sending && message.to === to).length
      if (!parcel.sending && open < (known.has(to) ? WINDOW : 1)) send(parcel)
    }
  }

  return {
    pump,
    wake() {
      isLeaving = false
      pump()
    },
    leave() {
      isLeaving = true
      // a busy browser ends requests, which arrive nevertheless, long before it reports the end of the page
      const isLeft = ({sending, isSaved}: Parcel): boolean =>
        sending ? isSaved || !isFailing : isSaved && (isRefused || isOffline())
      const underWay = outbox.waiting().reduce((sum, {sending}) => sum + (sending?.body.length ?? 0), 0)
      handOverAll({...parts, toCall: (message) => toCall(message, parts), isLeft}, underWay)
    },
    stop() {
      isStopped = true
    },
  }
}
