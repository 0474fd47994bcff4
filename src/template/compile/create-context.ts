import {DEFAULT_TIME_ZONE} from '../../format/time-zone.ts'
import {parseReference} from '../reference.ts'
import {resolve} from '../scope.ts'
import type {Value} from '../value.ts'
import type {Context} from './context.ts'
import {report} from './effects.ts'
import {applyPartial} from './partial.ts'
import type {State} from './run.ts'

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

/** One context per rendering: it always reflects the current state. */
export function contextOf(state: State): Context {
  state.context ??= createContext(state)
  return state.context
}
