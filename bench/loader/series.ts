import type {Contender, Subject} from './contender.ts'
import type {Sample} from './cost/measure.ts'
import type {Inspection} from './inspect/measure.ts'
import type {Conditions} from './press/measure.ts'
import type {Press} from './press/probe.ts'

interface Series<S> {
  subject: Subject
  contender: Contender
  samples: S[]
  /** Why its figures are invalid. */
  invalid?: string
}

/** Visits of a contender's page with one number of widgets. */
export interface CostSeries extends Series<Sample> {
  widgets: number
}

export interface InspectSeries extends Series<Inspection> {
  widgets: number
}

/** Clicks on a contender's page under one set of conditions; null for one that came too early for its script. */
export interface PressSeries extends Series<Press | null> {
  conditions: Conditions
}

/** All measurements of the suite. */
export interface Results {
  costs: CostSeries[]
  inspections: InspectSeries[]
  presses: PressSeries[]
}
