import {type KeptEvent, page} from '../../src/page/page.ts'
import type {Decision} from '../../src/tracking/gate/gate.ts'
import type {Message} from '../../src/tracking/outbox/message.ts'
import type {SenderParts} from '../../src/tracking/send/sender.ts'

/**
 * What has become of an event or request. `kept` waits, `sent` is on its way or waits for a retry, `handed over` was
 * given to the browser as the page ended; the others are final.
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
  /** Of the last answer; 0 where nothing came back. */
  status: number | null
}

/** A tracking event and what has become of it. */
export interface Tracked {
  /** Counted from 1. */
  place: number
  event: KeptEvent
  /** Of the event itself, as long as it has no requests. */
  fate: Fate
  /** Why the gate has kept it from being sent. */
  reason: string
  /** Null until the tracking has read the event. */
  requests: TrackingRequest[] | null
}

/** Highest number of events that are remembered. */
const MOST = 200

export const createRequest = (to: string): TrackingRequest => ({to, fate: 'kept', tries: 0, status: null})

/** What has been seen of the tracking so far. */
export interface Sightings {
  tracked: Map<KeptEvent, Tracked>
  requests: Map<string, TrackingRequest>
  /** Events that the tracking has taken over from the page. */
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

/** Says why an event has no requests. */
export function explain(tracked: Tracked, ask: () => Decision): void {
  const {track, page: isPage, reason} = ask()
  tracked.fate = 'not told'
  if (page().tracking === 'off') tracked.reason = 'data-tracking="off"'
  else if (!track) tracked.reason = reason
  else tracked.reason = tracked.event.event === 'PageView' && !isPage ? 'a search' : 'see the console'
}

/** Finds the fate of a request that has left the outbox without having been finished. */
function findLost(request: TrackingRequest, seen: Sightings): void {
  if (!/^(kept|sent)$/.test(request.fate)) return
  if (seen.ask().reason === 'consent') request.fate = 'withdrawn'
  else if ((page().lost?.evicted ?? 0) > seen.evicted) {
    request.fate = 'evicted'
    seen.evicted++
  } else request.fate = 'left to another page'
}

/** Brings the fates up to date: what happens without a call shows only here. */
export function updateFates(seen: Sightings): void {
  const {outbox, requests, tracked, taken, ask} = seen
  const waiting = new Set(outbox?.waiting().map(({message}) => message.id))
  for (const [id, request] of requests) if (outbox && !waiting.has(id)) findLost(request, seen)
  const isRefused = ask().reason === 'consent'
  for (const one of tracked.values()) {
    if (one.requests || one.fate !== 'kept') continue
    if (!taken.has(one.event) && !page().kept.includes(one.event)) explain(one, ask)
    else if (taken.has(one.event) && isRefused) one.fate = 'withdrawn'
  }
}

/** Of all its requests together: what is not over yet goes first. */
export function fateOf({fate, requests}: Tracked): string {
  const fates = [...new Set(requests?.map((request) => request.fate))]
  return fates.length ? fates.join(', ') : fate
}
