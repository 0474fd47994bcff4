import {page} from '../../src/page/page.ts'
import {askGate} from '../../src/tracking/gate/ask-gate.ts'
import {toText} from './describe.ts'
import type {Item, Row, Section} from './section.ts'
import {fateOf, type Tracked, type TrackingRequest} from './tracking-sightings.ts'
import type {Fates} from './watch-tracking.ts'

const tellRequest = ({to, fate, tries, status}: TrackingRequest): string => {
  const answer = status === null ? '' : `, last answer ${status || 'none'}`
  return `${fate}, ${tries === 1 ? 'a try' : `${tries} tries`}${answer}: ${to.replace(/\?.*/, '')}`
}

const tellEvent = (tracked: Tracked): Item => {
  const {place, event, reason, requests} = tracked
  const why = reason && ` (${reason})`
  const rows = (requests ?? []).map((request): Row => ['request', tellRequest(request)])
  return {
    key: `${place}`,
    title: `${event.event}: ${fateOf(tracked)}${why}`,
    rows: [['at', new Date(event.at).toISOString()], ['payload', toText(event.data)], ...rows],
  }
}

/** The consent decision, and the fate of each event. */
export function tellTracking(fates: Fates): Section {
  const {reason, track, ...rest} = askGate()
  const isOff = page().tracking === 'off'
  const allowed = Object.entries(rest).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []))
  const {evicted = 0, refused = 0, blocked = 0} = page().lost ?? {}
  const items = fates.read().map(tellEvent)
  const gate = track ? `open (${reason})` : `closed (${reason})`
  return {
    title: 'Tracking',
    summary: `${isOff ? 'off' : gate}, ${items.length}`,
    rows: [
      ['gate', isOff ? 'switched off by data-tracking on the loader’s tag' : gate],
      ['allowed', allowed.join(', ') || 'nothing'],
      ['given up', `${evicted} evicted, ${refused} refused, ${blocked} blocked`],
    ],
    items,
  }
}
