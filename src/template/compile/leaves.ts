import type {Site} from '../error.ts'
import {STEPS_PER_PLACE} from '../limits.ts'
import {createFrame, type Lookup, lookUp, setVar} from '../scope.ts'
import type {Reference} from '../tree.ts'
import {isObject, toOutput, type Value} from '../value.ts'
import type {Formatter} from './context.ts'
import {contextOf} from './create-context.ts'
import {checkLength, checkTime, guard, spend, write} from './effects.ts'
import {apply, bindPartial, includePartial} from './partial.ts'
import type {Run, State} from './run.ts'

export interface BoundFormatter {
  readonly format: Formatter
  readonly args: readonly string[]
}

export const text =
  (value: string): Run =>
  (state) =>
    write(state, value)

/** Each formatter receives the previous one's result for the first variable. */
function runFormatters(state: State, formatters: readonly BoundFormatter[], values: Value[]): Value {
  const context = contextOf(state)
  let value = values[0]
  for (const {format, args} of formatters) {
    values[0] = value
    state.values = values
    value = format(value, args, context)
    if (typeof value === 'string') checkLength(state, value)
    checkTime(state)
  }
  return value
}

/** Without formatters nothing can throw, and no code reads the frame of the tag. */
const bareVariable =
  (before: string, find: Lookup): Run =>
  (state) => {
    const value = find(state.frame)
    write(state, before + (typeof value === 'string' ? value : toOutput(value)))
  }

/** The most frequent tag: `{title|html}`. */
const plainVariable =
  (before: string, find: Lookup, plain: (value: Value) => string): Run =>
  (state) =>
    write(state, before + plain(find(state.frame)))

/** `{item|apply card}` prints directly: no other formatter needs the partial's output. */
function appliedVariable(
  site: Site,
  before: string,
  find: Lookup,
  [name = '', ...words]: readonly string[],
): Run {
  const partial = bindPartial(name, words)
  const run = (state: State): void => {
    const value = find(state.frame)
    state.frame = createFrame(value, state.frame)
    partial(state, value)
  }
  return (state) => {
    write(state, before)
    guard(state, site, 'VARIABLE', run, undefined)
  }
}

interface Variable {
  readonly refs: readonly Reference[]
  readonly formatters: readonly BoundFormatter[]
  /** Text in front of the tag: it is printed together with the tag's output. */
  readonly before: string
}

export function variable(site: Site, {refs, formatters, before}: Variable): Run {
  const finds = refs.map(lookUp)
  const [find, ...others] = finds
  const [only, ...further] = formatters
  if (find && !only) return bareVariable(before, find)
  if (find && only && !others.length && !further.length) {
    if (only.format.plain) return plainVariable(before, find, only.format.plain)
    if (only.format === apply && only.args[0]) return appliedVariable(site, before, find, only.args)
  }
  const print = (state: State): string => {
    const values = finds.map((find) => find(state.frame))
    state.frame = createFrame(values[0], state.frame)
    return toOutput(runFormatters(state, formatters, values))
  }
  return (state) => {
    write(state, before)
    write(state, guard(state, site, 'VARIABLE', print, ''))
  }
}

/** Its formatters run in the current frame: there is no frame for the tag. */
export function bind(
  site: Site,
  name: string,
  refs: readonly Reference[],
  formatters: readonly BoundFormatter[],
): Run {
  const finds = refs.map(lookUp)
  const calculate = (state: State): Value =>
    runFormatters(
      state,
      formatters,
      finds.map((find) => find(state.frame)),
    )
  return (state) => setVar(state.frame, name, guard(state, site, 'BINDVAR', calculate, undefined))
}

/** The number of objects in the expanded tree of each object that templates have built. */
const places = new WeakMap<object, number>()

const placesOf = (value: Value): number => (isObject(value) ? (places.get(value) ?? 0) : 0)

/**
 * An object that is used twice in each further one becomes 2¹⁰⁰ objects for code that traverses it: so building an
 * object costs steps for all objects in its tree.
 */
export function bindObject(name: string, entries: readonly (readonly [string, Reference])[]): Run {
  const finds = entries.map(([key, ref]) => [key, lookUp(ref)] as const)
  return (state) => {
    const fields = finds.map(([key, find]) => [key, find(state.frame) ?? null] as const)
    const object = Object.fromEntries(fields)
    const inside = Object.values(object).reduce((sum: number, value) => sum + placesOf(value), 0)
    spend(state, STEPS_PER_PLACE * inside)
    places.set(object, inside + 1)
    setVar(state.frame, name, object)
  }
}

export const inject =
  (name: string, path: string): Run =>
  (state) => {
    const {injects} = state.settings
    setVar(state.frame, name, Object.hasOwn(injects, path) ? injects[path] : undefined)
  }

export const defineMacro =
  (name: string, body: Run): Run =>
  (state) => {
    const {frame} = state
    frame.macros ??= new Map()
    frame.macros.set(name, body)
    state.macros ??= new Set()
    state.macros.add(name)
  }

export const include =
  (site: Site, name: string, isPrinted: boolean): Run =>
  (state) => {
    const outer = state.site
    state.site = site
    includePartial(state, name, isPrinted)
    state.site = outer
  }
