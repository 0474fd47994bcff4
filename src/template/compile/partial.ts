import {REFUSED_STEPS} from '../limits.ts'
import {createFrame, findMacro, setVar} from '../scope.ts'
import type {Value} from '../value.ts'
import type {Formatter} from './context.ts'
import {capture, checkTime, report, spend} from './effects.ts'
import type {Frame, Program, Run, State} from './run.ts'

function openPartial(state: State, name: string, {errors, run}: Program): Run | null {
  if (!errors.length) return run
  const failures = errors.filter(({severity, code}) => severity === 'error' && code !== 'malformed-tag')
  for (const failure of failures)
    report(state, {
      code: 'partial-failed',
      message: `Parse of partial "${name}" failed: ${failure.message} (${failure.line}:${failure.column})`,
      cause: failure,
    })
  if (failures.length) return null
  if (!state.warned.has(name)) {
    state.warned.add(name)
    state.errors.push(...errors)
  }
  return run
}

/** Macros take precedence over partials; null if there is nothing to run, which is then recorded. */
function find(state: State, name: string): Run | null {
  const macro = findMacro(state.frame, name)
  if (macro) return macro
  const partial = state.settings.findPartial(name)
  if (partial) return openPartial(state, name, partial)
  report(state, {
    code: 'missing-partial',
    message: `Attempt to apply partial '${name}' which could not be found.`,
  })
  return null
}

function isTooDeep(state: State, name: string): boolean {
  const limit = state.settings.limits.partialDepth
  if (state.depth < limit) return false
  spend(state, REFUSED_STEPS)
  report(state, {
    code: 'partial-too-deep',
    message: `Attempt to apply partial '${name}' exceeded maximum recursion depth of ${limit}`,
  })
  return true
}

function runNested(state: State, name: string, frame: Frame): void {
  const run = find(state, name)
  checkTime(state)
  if (!run || isTooDeep(state, name)) return
  const {frame: outer} = state
  state.depth++
  state.frame = frame
  run(state)
  state.frame = outer
  state.depth--
}

/** `k=v` words; null if there are no words. */
function readPairs(words: readonly string[]): Record<string, string> | null {
  if (!words.length) return null
  const pairs = words.flatMap((word) => {
    const at = word.indexOf('=')
    return at > 0 ? [[word.slice(0, at), word.slice(at + 1)] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** A partial or macro with its words, in a separate frame. */
export function bindPartial(name: string, words: readonly string[]): (state: State, value: Value) => void {
  const isPrivate = words.includes('private')
  const pairs = readPairs(words)
  return (state, value) => {
    const frame = createFrame(value, state.frame, isPrivate)
    if (pairs) setVar(frame, '@args', pairs)
    runNested(state, name, frame)
  }
}

/** For formatters that need the output of a partial. */
export const applyPartial = (state: State, name: string, words: readonly string[], value: Value): string =>
  capture(state, () => bindPartial(name, words)(state, value))

/** The `apply` formatter. A tag with no other formatter runs its partial without it. */
export const apply: Formatter = (value, [name, ...words], context) =>
  name && context.apply(name, words, value)

/** `.include`: in the current frame, so that the variables it sets stay. */
export function includePartial(state: State, name: string, isPrinted: boolean): void {
  if (isPrinted) runNested(state, name, state.frame)
  else capture(state, () => runNested(state, name, state.frame))
}
