import type {Concerned} from './concerning.ts'
import type {Report} from './reports.ts'

/** The parts of a run, each of which can run alone. */
export const PARTS = [
  'preparation',
  'statics',
  'unit',
  'build',
  'files',
  'package',
  'docs',
  'chromium',
  'engines',
  'shops',
  'conformance',
] as const

export type Part = (typeof PARTS)[number]

export interface Check {
  name: string
  part: Part
  command: readonly string[]
  /** How many processors it keeps busy: none if it waits for a network; by default all. */
  load?: 0 | 1
  /** The names of the checks that have to end before it starts. */
  after?: readonly string[]
  /** Reads what the command has reported; a command without a report is one check. */
  readReport?: () => Report
  /** A preparation is no check: what it could not prepare is missed by those that need it. */
  isPreparation?: true
  /** The exit code of a command that could not make its check. */
  notAsked?: number
  /** Why the check cannot run here. */
  findObstacle?: () => string | undefined
  /** The command for what is concerned; without one, or if it returns null, the check runs in whole runs only. */
  of?: (concerned: Concerned) => readonly string[] | null
}

/** What a check came to. */
export interface Result extends Report {
  name: string
  part: Part
  seconds: number
  isPreparation?: true
  /** Why the check could not be made: it has neither passed nor failed. */
  whyNot?: string
}
