import type {Contender, Subject} from './contender.ts'
import type {Sample} from './cost/measure.ts'
import type {Inspection} from './inspect/measure.ts'
import type {Conditions} from './press/measure.ts'
import type {Press} from './press/probe.ts'

interface Series<S> {
  subject: Subject
  contender: Contender
  samples: S[]
  /** Why its figures mean nothing. */
  invalid?: string
}

/** Visits of a contender's page with one number of widgets. */
export interface CostSeries extends Series<Sample> {
  widgets: number
}

export interface InspectSeries extends Series<Inspection> {
  widgets: number
}

/** Presses on a contender's page under one set of conditions. */
export interface PressSeries extends Series<Press> {
  conditions: Conditions
}

/** Everything that the suite has measured. */
export interface Results {
  costs: CostSeries[]
  inspections: InspectSeries[]
  presses: PressSeries[]
}
