import {type KeptEvent, page} from '../../src/page/page.ts'
import type {Decision} from '../../src/tracking/gate/gate.ts'
import type {IntakeParts} from '../../src/tracking/outbox/intake.ts'
import type {Message} from '../../src/tracking/outbox/message.ts'
import type {SenderParts} from '../../src/tracking/send/sender.ts'

/**
 * What has become of it. `kept` waits, `sent` is on its way or waits for another try, `handed over` was given to the
 * browser as the page ended; the others are over.
 */
export type Fate =
  | 'kept'
  | 'sent'
  | 'handed over'
  | 'acknowledged'
  | 'refused'
  | 'evicted'
  | 'blocked'
  | 'withdrawn'
  | 'left to another page'
  | 'not told'

/** A request that tells of an event. */
export interface Told {
  to: string
  fate: Fate
  tries: number
  /** Of the last answer; 0 where nothing came back. */
  status: number | null
}

/** A tracking event and what has become of it. */
export interface Tracked {
  /** Counted from 1. */
  place: number
  event: KeptEvent
  /** As far as it is known without its requests. */
  fate: Fate
  /** Of the gate, where that has kept it from being told. */
  reason: string
  /** Null until the tracking has looked at it. */
  told: Told[] | null
}

/** Events that are remembered. */
const MOST = 200

const isIntake = (parts: object): parts is IntakeParts<Message> => 'toMessages' in parts
const isSender = (parts: object): parts is SenderParts => 'transmit' in parts

export interface Fates {
  /** For the tracking to be made by. */
  watch: <Parts extends object, Part>(create: (parts: Parts) => Part) => (parts: Parts) => Part
  /** The newest first. */
  read: () => Tracked[]
}

/** Looks on at the tracking. `ask` asks the gate, `changed` is called when there is something new. */
export function watchTracking(ask: () => Decision, changed: () => void): Fates {
  const {kept} = page()
  const tracked = new Map<KeptEvent, Tracked>()
  const requests = new Map<string, Told>()
  /** The tracking has taken them over from the page. */
  const taken = new WeakSet<KeptEvent>()
  let count = 0
  let evicted = 0
  let outbox: SenderParts['outbox'] | undefined

  function note(event: KeptEvent): Tracked {
    const known = tracked.get(event)
    if (known) return known
    const one: Tracked = {place: ++count, event, fate: 'kept', reason: '', told: null}
    tracked.set(event, one)
    const [oldest] = tracked.keys()
    if (tracked.size > MOST && oldest) tracked.delete(oldest)
    changed()
    return one
  }

  function requestOf({id, to, at}: Message): Told {
    const known = requests.get(id)
    if (known) return known
    // what an earlier page, or another tab, has left
    const one: Told = {to, fate: 'kept', tries: 0, status: null}
    requests.set(id, one)
    note({event: 'of an earlier page', data: null, at}).told = [one]
    return one
  }

  function lookAtIntake(parts: IntakeParts<Message>): void {
    const {isPriority, toMessages, onLost} = parts
    let last: Tracked | undefined
    parts.isPriority = (event) => {
      last = note(event)
      taken.add(event)
      return isPriority(event)
    }
    parts.onLost = () => {
      if (last) last.fate = 'evicted'
      evicted++
      onLost()
    }
    parts.toMessages = (event) => {
      const messages = toMessages(event)
      const one = note(event)
      one.told = messages.map(({id, to}) => {
        const told: Told = {to, fate: 'kept', tries: 0, status: null}
        requests.set(id, told)
        return told
      })
      if (!messages.length) explain(one)
      changed()
      return messages
    }
  }

  function lookAtSender(parts: SenderParts): void {
    const {transmit, handOver, onEnd} = parts
    const {finish} = parts.outbox
    let isHandedOver = false
    outbox = parts.outbox
    const end = (fate: Fate, message: Message) => {
      requestOf(message).fate = fate
      requests.delete(message.id)
      changed()
    }
    outbox.finish = (parcel) => {
      if (isHandedOver) end('handed over', parcel.message)
      finish(parcel)
    }
    parts.onEnd = (how, message, status) => {
      end(how, message)
      onEnd(how, message, status)
    }
    parts.handOver = (call) => {
      isHandedOver = handOver(call)
      // what is finished by that is finished at once
      queueMicrotask(() => {
        isHandedOver = false
      })
      return isHandedOver
    }
    parts.transmit = async (call) => {
      const parcel = outbox?.waiting().find(({sending}) => sending === call)
      const told = parcel && requestOf(parcel.message)
      if (told) Object.assign(told, {fate: 'sent', tries: told.tries + 1})
      changed()
      const answer = await transmit(call)
      if (told) told.status = answer.status
      changed()
      return answer
    }
  }

  /** Nothing is told of it: why. */
  function explain(one: Tracked): void {
    const {track, page: isPage, reason} = ask()
    one.fate = 'not told'
    if (page().tracking === 'off') one.reason = 'data-tracking="off"'
    else if (!track) one.reason = reason
    else one.reason = one.event.event === 'PageView' && !isPage ? 'a search' : 'see the console'
  }

  /** What waited and is not there any more, without having been finished. */
  function findLost(told: Told, isThere: boolean): void {
    if (isThere || !/^(kept|sent)$/.test(told.fate)) return
    if (ask().reason === 'consent') told.fate = 'withdrawn'
    else if ((page().lost?.evicted ?? 0) > evicted) {
      told.fate = 'evicted'
      evicted++
    } else told.fate = 'left to another page'
  }

  function update(): void {
    const there = new Set(outbox?.waiting().map(({message}) => message.id))
    for (const [id, told] of requests) if (outbox) findLost(told, there.has(id))
    const isRefused = ask().reason === 'consent'
    for (const one of tracked.values()) {
      if (one.told || one.fate !== 'kept') continue
      if (!taken.has(one.event) && !kept.includes(one.event)) explain(one)
      else if (taken.has(one.event) && isRefused) one.fate = 'withdrawn'
    }
  }

  // until the tracking takes this over
  kept.push = (...events) => {
    for (const event of events) note(event)
    return Array.prototype.push.apply(kept, events)
  }
  for (const event of kept) note(event)

  return {
    watch: (create) => (parts) => {
      if (isIntake(parts)) lookAtIntake(parts)
      else if (isSender(parts)) lookAtSender(parts)
      return create(parts)
    },
    read() {
      update()
      return [...tracked.values()].reverse()
    },
  }
}

/** Of all its requests together: what is not over yet goes first. */
export function fateOf({fate, told}: Tracked): string {
  const fates = [...new Set(told?.map((one) => one.fate))]
  return fates.length ? fates.join(', ') : fate
}
