import {median} from '../../median.ts'
import type {Contender} from '../contender.ts'
import {forms} from '../forms/index.ts'
import {INSPECTED, RESTED_LATENCY} from '../plan.ts'
import type {Conditions} from '../press/measure.ts'
import {roundTripsOf} from '../press/round-trips.ts'
import type {Reached} from '../reach.ts'
import type {Results} from '../series.ts'
import {readHeap, summaryOf} from './costs.ts'

const isOwn = ({contender}: {contender: Contender}) => contender === forms.own

const restedAt = ({latency, cpu, isRested}: Conditions): boolean =>
  isRested && cpu === 1 && latency === RESTED_LATENCY

/** Vitrine's figures; NaN if a run of Vitrine is invalid. */
export function readReached({costs, inspections, presses}: Results): Reached {
  const cost = summaryOf(costs, {subject: forms, contender: forms.own, widgets: INSPECTED})
  const seen = inspections.filter(isOwn).flatMap(({samples, invalid}) => (invalid ? [] : samples))
  const own = presses.filter(isOwn).map(({conditions, samples, invalid}) => ({
    conditions,
    samples: invalid ? [] : samples.filter((sample) => sample !== null),
  }))
  const pressed = own.map(({conditions, samples}) => ({
    ...conditions,
    call: median(samples.map(({call}) => call)),
    paint: median(samples.map(({paint}) => paint)),
  }))
  return {
    longestTask: median(seen.map(({longestTask}) => longestTask)),
    listeners: cost?.listeners.median ?? Number.NaN,
    attributes: median(seen.map(({attributes}) => attributes)),
    heap: readHeap(costs, forms, forms.own).growth,
    bytes: median(seen.map(({scriptBytes}) => scriptBytes)),
    restedCall: pressed.find(restedAt)?.call ?? Number.NaN,
    roundTrips: roundTripsOf(pressed.filter(({cpu, isRested}) => cpu === 1 && !isRested)),
    paint: Math.max(...pressed.filter(({cpu}) => cpu > 1).map(({paint}) => paint)),
  }
}
