import {page} from '../../src/page/page.ts'
import type {Decision} from '../../src/tracking/gate/gate.ts'
import type {IntakeParts} from '../../src/tracking/outbox/intake.ts'
import type {Message} from '../../src/tracking/outbox/message.ts'
import type {SenderParts} from '../../src/tracking/send/sender.ts'
import {
  createRequest,
  createSightings,
  explain,
  type Fate,
  requestOf,
  type Sightings,
  type Tracked,
  updateFates,
} from './tracking-sightings.ts'

const isIntake = (parts: object): parts is IntakeParts<Message> => 'toMessages' in parts
const isSender = (parts: object): parts is SenderParts => 'transmit' in parts

export interface Fates {
  /** Observes each part as tracking creates it. */
  watch: <Parts extends object, Part>(create: (parts: Parts) => Part) => (parts: Parts) => Part
  /** The newest first. */
  read: () => Tracked[]
}

function watchIntake(parts: IntakeParts<Message>, seen: Sightings): void {
  const {isPriority, toMessages, onLost} = parts
  let last: Tracked | undefined
  parts.isPriority = (event) => {
    last = seen.note(event)
    seen.taken.add(event)
    return isPriority(event)
  }
  parts.onLost = () => {
    if (last) last.fate = 'evicted'
    seen.evicted++
    onLost()
  }
  parts.toMessages = (event) => {
    const messages = toMessages(event)
    const tracked = seen.note(event)
    tracked.requests = messages.map(({id, to}) => {
      const request = createRequest(to)
      seen.requests.set(id, request)
      return request
    })
    if (!messages.length) explain(tracked, seen.ask)
    seen.changed()
    return messages
  }
}

/** Notes how each request ends: with an answer, or handed over to the browser as the page ends. */
function watchEnds(parts: SenderParts, seen: Sightings): void {
  const {handOver, onEnd, outbox} = parts
  const {finish} = outbox
  let isHandedOver = false
  const end = (fate: Fate, message: Message) => {
    requestOf(seen, message).fate = fate
    seen.requests.delete(message.id)
    seen.changed()
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
    // the sender finishes a request immediately after handing it over
    queueMicrotask(() => {
      isHandedOver = false
    })
    return isHandedOver
  }
}

function watchTries(parts: SenderParts, seen: Sightings): void {
  const {transmit, outbox} = parts
  parts.transmit = async (call) => {
    const parcel = outbox.waiting().find(({sending}) => sending === call)
    const request = parcel && requestOf(seen, parcel.message)
    if (request) Object.assign(request, {fate: 'sent', tries: request.tries + 1})
    seen.changed()
    const answer = await transmit(call)
    if (request) request.status = answer.status
    seen.changed()
    return answer
  }
}

/** Notes the page's events until tracking takes its list over. */
function watchKept({note}: Sightings): void {
  const {kept} = page()
  kept.push = (...events) => {
    for (const event of events) note(event)
    return Array.prototype.push.apply(kept, events)
  }
  for (const event of kept) note(event)
}

/** Observes tracking. `ask` asks the consent gate, `changed` is called after each change. */
export function watchTracking(ask: () => Decision, changed: () => void): Fates {
  const seen = createSightings(ask, changed)
  watchKept(seen)
  return {
    watch: (create) => (parts) => {
      if (isIntake(parts)) watchIntake(parts, seen)
      else if (isSender(parts)) {
        seen.outbox = parts.outbox
        watchEnds(parts, seen)
        watchTries(parts, seen)
      }
      return create(parts)
    },
    read() {
      updateFates(seen)
      return [...seen.tracked.values()].reverse()
    },
  }
}
