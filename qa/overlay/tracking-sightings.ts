import {type KeptEvent, page} from '../../src/page/page.ts'
import type {Decision} from '../../src/tracking/gate/gate.ts'
import type {Message} from '../../src/tracking/outbox/message.ts'
import type {SenderParts} from '../../src/tracking/send/sender.ts'

/**
 * The fate of an event or request. `kept` waits, `sent` is pending or waits for a retry, `handed over` was passed to
 * the browser as the page ended. The others are final.
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

/** A request of a tracking event. */
export interface TrackingRequest {
  to: string
  fate: Fate
  tries: number
  /** The status of the last answer; 0 if there was no answer. */
  status: number | null
}

/** A tracking event and its fate. */
export interface Tracked {
  /** Counted from 1. */
  place: number
  event: KeptEvent
  /** The fate of the event itself, as long as it has no requests. */
  fate: Fate
  /** The reason why the consent gate does not send it. */
  reason: string
  /** Null until tracking has read the event. */
  requests: TrackingRequest[] | null
}

/** The number of events to remember. */
const MOST = 200

export const createRequest = (to: string): TrackingRequest => ({to, fate: 'kept', tries: 0, status: null})

/** The observed state of tracking. */
export interface Sightings {
  tracked: Map<KeptEvent, Tracked>
  requests: Map<string, TrackingRequest>
  /** Events that tracking has taken over from the page. */
  taken: WeakSet<KeptEvent>
  evicted: number
  outbox: SenderParts['outbox'] | undefined
  ask: () => Decision
  changed: () => void
  note: (event: KeptEvent) => Tracked
}

export function createSightings(ask: () => Decision, changed: () => void): Sightings {
  const tracked = new Map<KeptEvent, Tracked>()
  let count = 0
  return {
    tracked,
    requests: new Map(),
    taken: new WeakSet(),
    evicted: 0,
    outbox: undefined,
    ask,
    changed,
    note(event) {
      const known = tracked.get(event)
      if (known) return known
      const added: Tracked = {place: ++count, event, fate: 'kept', reason: '', requests: null}
      tracked.set(event, added)
      const [oldest] = tracked.keys()
      if (tracked.size > MOST && oldest) tracked.delete(oldest)
      changed()
      return added
    },
  }
}

export function requestOf({requests, note}: Sightings, {id, to, at}: Message): TrackingRequest {
  const known = requests.get(id)
  if (known) return known
  // left by an earlier page, or by another tab
  const request = createRequest(to)
  requests.set(id, request)
  note({event: 'of an earlier page', data: null, at}).requests = [request]
  return request
}

/** Determines why an event has no requests. */
export function explain(tracked: Tracked, ask: () => Decision): void {
  const {track, page: isPage, reason} = ask()
  tracked.fate = 'not told'
  if (page().tracking === 'off') tracked.reason = 'data-tracking="off"'
  else if (!track) tracked.reason = reason
  else tracked.reason = tracked.event.event === 'PageView' && !isPage ? 'a search' : 'see the console'
}

/** Finds the fate of a request that left the outbox without being finished. */
function findLost(request: TrackingRequest, seen: Sightings): void {
  if (!/^(kept|sent)$/.test(request.fate)) return
  if (seen.ask().reason === 'consent') request.fate = 'withdrawn'
  else if ((page().lost?.evicted ?? 0) > seen.evicted) {
    request.fate = 'evicted'
    seen.evicted++
  } else request.fate = 'left to another page'
}

/** Updates the fates: changes that happen without a call become visible only here. */
export function updateFates(seen: Sightings): void {
  const {outbox, requests, tracked, taken, ask} = seen
  const waiting = new Set(outbox?.waiting().map(({message}) => message.id))
  for (const [id, request] of requests) if (outbox && !waiting.has(id)) findLost(request, seen)
  const isRefused = ask().reason === 'consent'
  for (const sighting of tracked.values()) {
    if (sighting.requests || sighting.fate !== 'kept') continue
    if (!taken.has(sighting.event) && !page().kept.includes(sighting.event)) explain(sighting, ask)
    else if (taken.has(sighting.event) && isRefused) sighting.fate = 'withdrawn'
  }
}

/** The fate of all requests of an event together: an unfinished one takes precedence. */
export function fateOf({fate, requests}: Tracked): string {
  const fates = [...new Set(requests?.map((request) => request.fate))]
  return fates.length ? fates.join(', ') : fate
}
