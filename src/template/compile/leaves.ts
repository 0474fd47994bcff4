import type {Site} from '../error.ts'
import {createFrame, resolve, setVar} from '../scope.ts'
import type {Reference} from '../tree.ts'
import {toOutput, type Value} from '../value.ts'
import type {Formatter} from './context.ts'
import {contextOf} from './context.ts'
import {checkLength, guard, write} from './effects.ts'
import {includePartial} from './partial.ts'
import type {Run, State} from './run.ts'

export interface BoundFormatter {
  readonly format: Formatter
  readonly args: readonly string[]
}

export const text =
  (value: string): Run =>
  (state) =>
    write(state, value)

/** Each formatter gets what the one before made of the first variable. */
function runFormatters(state: State, formatters: readonly BoundFormatter[], values: Value[]): Value {
  const context = contextOf(state)
  let value = values[0]
  for (const {format, args} of formatters) {
    values[0] = value
    state.values = values
    value = format(value, args, context)
    if (typeof value === 'string') checkLength(state, value)
  }
  return value
}

/** Nearly every tag has one variable. */
function resolveAll({frame}: State, refs: readonly Reference[]): Value[] {
  const [ref] = refs
  return ref && refs.length === 1 ? [resolve(frame, ref)] : refs.map((one) => resolve(frame, one))
}

/** Without formatters nothing can throw, and nobody sees the frame of the tag. */
function plainVariable(ref: Reference): Run {
  return (state) => {
    const value = resolve(state.frame, ref)
    if (value !== undefined && value !== null) write(state, toOutput(value))
  }
}

export function variable(site: Site, refs: readonly Reference[], formatters: readonly BoundFormatter[]): Run {
  const [ref] = refs
  if (ref && !formatters.length) return plainVariable(ref)
  const print = (state: State): string => {
    const values = resolveAll(state, refs)
    state.frame = createFrame(values[0], state.frame)
    return toOutput(runFormatters(state, formatters, values))
  }
  return (state) => write(state, guard(state, site, 'VARIABLE', print, ''))
}

/** Its formatters run in the frame where it stands: there is no frame of the tag. */
export function bind(
  site: Site,
  name: string,
  refs: readonly Reference[],
  formatters: readonly BoundFormatter[],
): Run {
  const calculate = (state: State): Value => runFormatters(state, formatters, resolveAll(state, refs))
  return (state) => setVar(state.frame, name, guard(state, site, 'BINDVAR', calculate, undefined))
}

export const bindObject =
  (name: string, entries: readonly (readonly [string, Reference])[]): Run =>
  (state) => {
    const fields = entries.map(([key, ref]) => [key, resolve(state.frame, ref) ?? null] as const)
    setVar(state.frame, name, Object.fromEntries(fields))
  }

export const inject =
  (name: string, path: string): Run =>
  (state) => {
    const {injects} = state.settings
    setVar(state.frame, name, Object.hasOwn(injects, path) ? injects[path] : undefined)
  }

export const defineMacro =
  (name: string, body: Run): Run =>
  ({frame}) => {
    frame.macros ??= new Map()
    frame.macros.set(name, body)
  }

export const include =
  (site: Site, name: string, isPrinted: boolean): Run =>
  (state) => {
    const outer = state.site
    state.site = site
    includePartial(state, name, isPrinted)
    state.site = outer
  }
