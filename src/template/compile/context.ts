import {DEFAULT_TIME_ZONE} from '../../format/time-zone.ts'
import type {Problem} from '../error.ts'
import {parseReference} from '../reference.ts'
import {resolve} from '../scope.ts'
import type {Value} from '../value.ts'
import {report} from './effects.ts'
import {applyPartial} from './partial.ts'
import type {State} from './run.ts'

/** What formatters and predicates may ask for besides the value and their arguments. */
export interface Context {
  /** Every variable of the tag: `{a, b|name}` has two. */
  readonly values: readonly Value[]
  /** Null where there is no locale data. */
  readonly locale: string | null
  /** Of the rendering, else `website.timeZone` of the data, else America/New_York. */
  readonly timeZone: string
  /** Epoch milliseconds. */
  readonly now: number
  /** Looks a reference up from where the tag is. */
  resolve(reference: string): Value
  /** The same from the frame around it, which is where `message` and `format` look. */
  resolveOutside(reference: string): Value
  /** Runs a partial or macro on the value, and gives what it prints. */
  apply(name: string, args: readonly string[], value: Value): string
  report(problem: Problem): void
}

export interface Formatter {
  (value: Value, args: readonly string[], context: Context): Value
  /** The same for formatters that look at nothing but the value and never throw: no frame is made for it, and no guard. */
  readonly plain?: (value: Value) => string
}
export type Predicate = (value: Value, args: readonly string[], context: Context) => boolean

function readTimeZone(state: State): string {
  const zone = state.settings.timeZone ?? resolve(state.frame, ['website', 'timeZone'])
  return typeof zone === 'string' && zone ? zone : DEFAULT_TIME_ZONE
}

function lookUp(state: State, text: string, isOutside: boolean): Value {
  const reference = parseReference(text)
  const {frame} = state
  return reference ? resolve(isOutside ? (frame.parent ?? frame) : frame, reference) : undefined
}

const createContext = (state: State): Context => ({
  get values() {
    return state.values
  },
  locale: state.settings.locale,
  get timeZone() {
    return readTimeZone(state)
  },
  get now() {
    return state.settings.now()
  },
  resolve: (reference) => lookUp(state, reference, false),
  resolveOutside: (reference) => lookUp(state, reference, true),
  apply: (name, args, value) => applyPartial(state, name, args, value),
  report: (problem) => report(state, problem),
})

/** One for a rendering: it always tells what holds at the moment. */
export function contextOf(state: State): Context {
  state.context ??= createContext(state)
  return state.context
}
