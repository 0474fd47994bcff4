import type {Problem, Site, TemplateError} from '../error.ts'
import type {Limits} from '../limits.ts'
import type {Value} from '../value.ts'
import type {Context} from './context.ts'

/** One compiled instruction or block. */
export type Run = (state: State) => void

/** One level of the stack that names are looked up in. */
export interface Frame {
  readonly node: Value
  readonly parent: Frame | null
  /** Of the element that is being run, from 0; -1 where nothing is gone through. */
  index: number
  vars: Map<string, Value> | null
  macros: Map<string, Run> | null
  /** Private partials see nothing beyond their own frame. */
  readonly isPrivate: boolean
}

/** What one rendering knows and changes. */
export interface State {
  /** What has been printed, or since a capture was begun. */
  out: string
  /** How long the output may become from here on. */
  room: number
  frame: Frame
  /** Instructions that may still be run, before the clock is looked at where time is limited. */
  steps: number
  /** Those that may be run after that. */
  reserve: number
  /** By the clock of the settings; never, where time is not limited. */
  deadline: number
  /** Partials and macros that are being run. */
  depth: number
  /** What formatters and predicates are reported at. */
  site: Site
  /** Variables of the tag whose formatters run; the first is what they change. */
  values: readonly Value[]
  readonly errors: TemplateError[]
  /** Made when the first formatter or predicate asks for it. */
  context: Context | null
  /** Partials whose warnings have been told. */
  readonly warned: Set<string>
  readonly settings: Settings
}

/** A template that is ready to run. */
export interface Program {
  readonly errors: readonly TemplateError[]
  /** The instructions outside of all blocks. */
  readonly runs: readonly Run[]
  /** All of them. */
  readonly run: Run
}

/** What is the same throughout one rendering. */
export interface Settings {
  readonly limits: Limits
  readonly locale: string | null
  readonly timeZone: string | undefined
  readonly now: () => number
  /** Milliseconds that only ever grow; what time they are counted from is of no matter. */
  readonly clock: () => number
  readonly injects: Readonly<Record<string, Value>>
  readonly findPartial: (name: string) => Program | undefined
  /** Stand in for the `localizedStrings` that the data lacks. */
  readonly messages: Readonly<Record<string, Value>>
}

/** Ends a rendering that has reached a limit: the one thing that no guard stops. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}
