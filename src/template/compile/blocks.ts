import type {Site} from '../error.ts'
import {createFrame, type Lookup, lookUp, lookUpHere} from '../scope.ts'
import type {Reference} from '../tree.ts'
import {isTruthy} from '../value.ts'
import type {Predicate} from './context.ts'
import {contextOf} from './create-context.ts'
import {guard, spend} from './effects.ts'
import type {Frame, Run, State} from './run.ts'

export const nothing: Run = () => {}

/** A sequence of instructions. */
export function sequence(runs: readonly Run[]): Run {
  const [first, second] = runs
  if (!first) return nothing
  if (!second)
    return (state) => {
      spend(state, 1)
      first(state)
    }
  return (state) => {
    spend(state, runs.length)
    for (const run of runs) run(state)
  }
}

/** The alternative also runs in the pushed frame, whose node is the missing value. */
export function section(ref: Reference, body: Run, otherwise: Run): Run {
  const find = lookUpHere(ref)
  return (state) => {
    const outer = state.frame
    const node = find(outer)
    const run = isTruthy(node) ? body : otherwise
    if (run === nothing) return
    state.frame = createFrame(node, outer)
    run(state)
    state.frame = outer
  }
}

/** Every element has a separate frame, inside the frame of the list, which counts. */
function repeat(state: State, frame: Frame, list: readonly unknown[], body: Run, between: Run): void {
  const last = list.length - 1
  for (let index = 0; index <= last; index++) {
    spend(state, 1)
    frame.index = index
    state.frame = createFrame(list[index], frame)
    body(state)
    if (index < last) between(state)
  }
}

/** Unlike in a section, the alternative runs outside. */
export function repeated(ref: Reference, body: Run, between: Run, otherwise: Run): Run {
  const find = lookUpHere(ref)
  return (state) => {
    const outer = state.frame
    const list = find(outer)
    if (!Array.isArray(list) || !list.length) return otherwise(state)
    repeat(state, createFrame(list, outer), list, body, between)
    state.frame = outer
  }
}

/** No precedence: the first `||` that is true and the first `&&` that is false end it. */
function holds({frame}: State, finds: readonly Lookup[], operators: readonly ('and' | 'or')[]): boolean {
  let isTrue = false
  let index = -1
  for (const find of finds) {
    const value = isTruthy(find(frame))
    const operator = operators[index++]
    isTrue = operator === 'and' ? isTrue && value : isTrue || value
    if (operator && isTrue === (operator === 'or')) break
  }
  return isTrue
}

export type Test = (state: State) => boolean

export function conditionsOf(refs: readonly Reference[], operators: readonly ('and' | 'or')[]): Test {
  const finds = refs.map(lookUp)
  const [find] = finds
  if (find && finds.length === 1) return ({frame}) => isTruthy(find(frame))
  return (state) => holds(state, finds, operators)
}

export function conditions(test: Test, body: Run, otherwise: Run): Run {
  return (state) => (test(state) ? body(state) : otherwise(state))
}

export function test(site: Site, instruction: string, predicate: Predicate, args: readonly string[]): Test {
  const ask = (state: State): boolean => predicate(state.frame.node, args, contextOf(state))
  return (state) => guard(state, site, instruction, ask, false)
}

/** Runs the first branch that holds; a branch without a test always does. */
export const choose =
  (branches: readonly {readonly test: Test | null; readonly body: Run}[]): Run =>
  (state) =>
    branches.find(({test}) => !test || test(state))?.body(state)
