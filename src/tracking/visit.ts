import type {Decision} from './gate/gate.ts'
import type {Visitor} from './visitor/visitor.ts'

/** The state of the tracking on this page. */
export interface Visit {
  decision: Decision
  visitor: Visitor
  /** The address before a navigation within the document. */
  referrer?: string
  /** The page has ended, or is in the back/forward cache. */
  isLeft: boolean
}
