import type {Subject} from './contender.ts'
import {forms} from './forms/index.ts'
import {indicators} from './indicators.ts'
import type {Conditions} from './press/measure.ts'
import type {Results} from './series.ts'

/** The measured cases. */
export interface Plan {
  counts: readonly number[]
  latencies: readonly number[]
  contenders: 'contenders' | 'compared'
}

export const PLAN: Plan = {counts: [100, 1000], latencies: [0, 50, 150, 400], contenders: 'contenders'}
/** Only the cases that the aims need. */
export const QUICK_PLAN: Plan = {counts: [1000], latencies: [0, 150], contenders: 'compared'}

export const SUBJECTS: readonly Subject[] = [forms, indicators]
/** The number of widgets on the inspected page. */
export const INSPECTED = 1000
/** The latency for clicks on an idle page. */
export const RESTED_LATENCY = 150
const CPUS = [1, 4]

const conditionsOf = ({latencies}: Plan): Conditions[] =>
  CPUS.flatMap((cpu) => [
    ...latencies.map((latency) => ({latency, cpu, isRested: false})),
    {latency: RESTED_LATENCY, cpu, isRested: true},
  ])

/** All series without samples; compared series are next to each other. */
export const createSeries = (plan: Plan): Results => ({
  costs: SUBJECTS.flatMap((subject) =>
    plan.counts.flatMap((widgets) =>
      subject[plan.contenders]
        .filter(({most = Infinity}) => widgets <= most)
        .map((contender) => ({subject, contender, widgets, samples: []})),
    ),
  ),
  inspections: forms[plan.contenders].map((contender) => ({
    subject: forms,
    contender,
    widgets: INSPECTED,
    samples: [],
  })),
  presses: conditionsOf(plan).flatMap((conditions) =>
    forms[plan.contenders]
      .filter((contender) => contender !== forms.baseline)
      .map((contender) => ({subject: forms, contender, conditions, samples: []})),
  ),
})
