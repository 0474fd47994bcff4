import type {Problem, Site, TemplateError} from '../error.ts'
import type {Limits} from '../limits.ts'
import type {TagHooks} from '../tags/tag.ts'
import type {Value} from '../value.ts'
import type {Context} from './context.ts'

/** One compiled instruction or block. */
export type Run = (state: State) => void

/** One level of the stack for name lookups. */
export interface Frame {
  readonly node: Value
  readonly parent: Frame | null
  /** Index of the current element, from 0; -1 outside of a repetition. */
  index: number
  vars: Map<string, Value> | null
  macros: Map<string, Run> | null
  /** Private partials see nothing beyond their own frame. */
  readonly isPrivate: boolean
}

/** The state of one rendering. */
export interface State {
  /** The output so far, or since the start of a capture. */
  out: string
  /** Remaining length of the output. */
  room: number
  frame: Frame
  /** Remaining instructions; up to the next check of the clock if time is limited. */
  steps: number
  /** Instructions that may run after that. */
  reserve: number
  /** On the clock of the settings; infinite if time is not limited. */
  deadline: number
  /** Number of nested partials and macros. */
  depth: number
  /** Names of the macros that have been defined: they may take precedence over partials. */
  macros: Set<string> | null
  /** The place at which formatters and predicates are reported. */
  site: Site
  /** Variables of the tag whose formatters run; they change the first. */
  values: readonly Value[]
  readonly errors: TemplateError[]
  /** Created when a formatter or predicate first needs it. */
  context: Context | null
  /** Partials and tags whose warnings have been reported. */
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

/** The constants of one rendering. */
export interface Settings {
  readonly limits: Limits
  readonly locale: string | null
  readonly timeZone: string | undefined
  readonly now: () => number
  /** Monotonic milliseconds; their origin does not matter. */
  readonly clock: () => number
  /** What `clock` said when the time began to count; undefined for now. */
  readonly begun: number | undefined
  readonly injects: Readonly<Record<string, Value>>
  readonly findPartial: (name: string) => Program | undefined
  /** Null where the tags of the page language are printed as they are. */
  readonly tags: TagHooks | null
  /** Used for missing `localizedStrings` of the data. */
  readonly messages: Readonly<Record<string, Value>>
}

/** Ends a rendering that has reached a limit: the only error that no guard catches. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}
