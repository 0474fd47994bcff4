import {sequence} from './compile/blocks.ts'
import {LimitReached, type Program, type Run, type Settings, type State} from './compile/run.ts'
import {createError, type Problem, type Site, type TemplateError} from './error.ts'
import type {Limits} from './limits.ts'
import {createFrame} from './scope.ts'
import {isObject, isTruthy, step} from './value.ts'

export interface Rendered {
  output: string
  errors: TemplateError[]
}

/** All at once if the clock is not checked in between. */
const stepsOf = ({steps, time}: Limits) => (time ? {steps: 0, reserve: steps} : {steps, reserve: 0})

const createState = (data: unknown, settings: Settings, site: Site): State => ({
  out: '',
  room: settings.limits.outputLength,
  frame: createFrame(data, null),
  ...stepsOf(settings.limits),
  deadline: Number.POSITIVE_INFINITY,
  depth: 0,
  macros: null,
  site,
  values: [],
  errors: [],
  context: null,
  warned: new Set(),
  settings,
})

const toProblem = (error: unknown): Problem =>
  error instanceof LimitReached
    ? error.problem
    : {
        code: 'unexpected-error',
        message: `Unexpected error when executing ROOT: ${error instanceof Error ? error.message : error}`,
        cause: error,
      }

/**
 * False if a limit, or the end of the engine's own stack, ended the rendering. That is reported, however many errors
 * there are.
 */
function attempt(run: Run, state: State): boolean {
  try {
    run(state)
    return true
  } catch (error) {
    state.errors.push(createError(state.site, toProblem(error)))
    return false
  }
}

/** Adds missing texts to the data. Run like an instruction, since data may have getters that throw. */
const addMessages: Run = (state) => {
  const {messages} = state.settings
  const data = state.frame.node
  if (!isObject(data) || !isTruthy(messages)) return
  const own = step(data, 'localizedStrings')
  const localizedStrings = {...messages, ...(isObject(own) ? own : {})}
  state.frame = createFrame({...data, localizedStrings}, null)
}

export function execute({run}: Program, data: unknown, settings: Settings, site: Site): Rendered {
  const state = createState(data, settings, site)
  const {limits, clock, begun} = settings
  if (limits.time) state.deadline = (begun ?? clock()) + limits.time
  attempt(sequence([addMessages, run]), state)
  return {output: take(state), errors: state.errors}
}

/** The output since the last call, which frees its room. */
function take(state: State): string {
  const text = state.out
  state.room -= text.length
  state.out = ''
  return text
}

/** The same output in parts, one for each top-level instruction. */
export function* executeInParts(
  {runs}: Program,
  data: unknown,
  settings: Settings,
  site: Site,
): Generator<string, readonly TemplateError[]> {
  const state = createState(data, settings, site)
  const {limits, clock, begun} = settings
  let left = limits.time - (begun === undefined ? 0 : clock() - begun)
  for (const run of [addMessages, ...runs]) {
    if (limits.time) state.deadline = clock() + left
    const goesOn = attempt(sequence([run]), state)
    if (limits.time) left = state.deadline - clock()
    yield take(state)
    if (!goesOn) break
  }
  return state.errors
}
