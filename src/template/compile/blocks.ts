import type {Site} from '../error.ts'
import {createFrame, type Frame, resolve, resolveHere} from '../scope.ts'
import type {Reference} from '../tree.ts'
import {isTruthy} from '../value.ts'
import {contextOf, type Predicate} from './context.ts'
import {guard, spend} from './effects.ts'
import type {Run, State} from './run.ts'

export const nothing: Run = () => {}

/** Instructions one after the other. */
export function sequence(runs: readonly Run[]): Run {
  if (!runs.length) return nothing
  return (state) => {
    for (const run of runs) {
      spend(state)
      run(state)
    }
  }
}

/** Also the alternative runs in the pushed frame, whose node is what was not there. */
export const section =
  (ref: Reference, body: Run, otherwise: Run): Run =>
  (state) => {
    const outer = state.frame
    const node = resolveHere(outer, ref)
    state.frame = createFrame(node, outer)
    if (isTruthy(node)) body(state)
    else otherwise(state)
    state.frame = outer
  }

/** Every element has a frame of its own, inside the frame of the list, which counts. */
function repeat(state: State, frame: Frame, list: readonly unknown[], body: Run, between: Run): void {
  const last = list.length - 1
  for (let index = 0; index <= last; index++) {
    spend(state)
    frame.index = index
    state.frame = createFrame(list[index], frame)
    body(state)
    if (index < last) between(state)
  }
}

/** Unlike that of a section, the alternative runs outside. */
export const repeated =
  (ref: Reference, body: Run, between: Run, otherwise: Run): Run =>
  (state) => {
    const outer = state.frame
    const list = resolveHere(outer, ref)
    if (!Array.isArray(list) || !list.length) return otherwise(state)
    repeat(state, createFrame(list, outer), list, body, between)
    state.frame = outer
  }

/** No precedence: the first `||` that is true and the first `&&` that is false end it. */
function holds(state: State, refs: readonly Reference[], operators: readonly ('and' | 'or')[]): boolean {
  let isTrue = false
  let index = -1
  for (const ref of refs) {
    const value = isTruthy(resolve(state.frame, ref))
    const operator = operators[index++]
    isTrue = operator === 'and' ? isTrue && value : isTrue || value
    if (operator && isTrue === (operator === 'or')) break
  }
  return isTrue
}

export const conditions =
  (refs: readonly Reference[], operators: readonly ('and' | 'or')[], body: Run, otherwise: Run): Run =>
  (state) =>
    holds(state, refs, operators) ? body(state) : otherwise(state)

export type Test = (state: State) => boolean

export function test(site: Site, instruction: string, predicate: Predicate, args: readonly string[]): Test {
  const ask = (state: State): boolean => predicate(state.frame.node, args, contextOf(state))
  return (state) => guard(state, site, instruction, ask, false)
}

/** The first that holds runs; one without a test always does. */
export const choose =
  (branches: readonly {readonly test: Test | null; readonly body: Run}[]): Run =>
  (state) =>
    branches.find(({test}) => !test || test(state))?.body(state)
