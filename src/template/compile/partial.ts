import {createFrame, type Frame, findMacro, setVar} from '../scope.ts'
import type {Value} from '../value.ts'
import {capture, report, write} from './effects.ts'
import type {Program, Run, State} from './run.ts'

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

/** Macros go before partials; null where there is nothing to run, which has been recorded then. */
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

function runNested(state: State, name: string, frame: Frame): string {
  const run = find(state, name)
  if (!run) return ''
  const limit = state.settings.limits.partialDepth
  if (state.depth >= limit) {
    report(state, {
      code: 'partial-too-deep',
      message: `Attempt to apply partial '${name}' exceeded maximum recursion depth of ${limit}`,
    })
    return ''
  }
  const {frame: outer} = state
  state.depth++
  state.frame = frame
  const text = capture(state, run)
  state.frame = outer
  state.depth--
  return text
}

/** `k=v` words; null where there is no word at all. */
function readPairs(words: readonly string[]): Record<string, string> | null {
  if (!words.length) return null
  const pairs = words.flatMap((word) => {
    const at = word.indexOf('=')
    return at > 0 ? [[word.slice(0, at), word.slice(at + 1)] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** The `apply` formatter: a partial or macro in a frame of its own. */
export function applyPartial(state: State, name: string, words: readonly string[], value: Value): string {
  const frame = createFrame(value, state.frame, words.includes('private'))
  const pairs = readPairs(words)
  if (pairs) setVar(frame, '@args', pairs)
  return runNested(state, name, frame)
}

/** `.include`: in the frame where it stands, so that the variables it sets stay. */
export function includePartial(state: State, name: string, isPrinted: boolean): void {
  const text = runNested(state, name, state.frame)
  if (isPrinted) write(state, text)
}
