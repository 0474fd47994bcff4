import {sequence} from './compile/blocks.ts'
import {report} from './compile/effects.ts'
import {LimitReached, type Program, type Run, type Settings, type State} from './compile/run.ts'
import type {Problem, Site, TemplateError} from './error.ts'
import {createFrame} from './scope.ts'
import {isObject, isTruthy, step} from './value.ts'

export interface Rendered {
  output: string
  errors: TemplateError[]
}

const createState = (data: unknown, settings: Settings, site: Site): State => ({
  out: '',
  room: settings.limits.outputLength,
  frame: createFrame(data, null),
  steps: settings.limits.steps,
  depth: 0,
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

/** False where a limit, or the engine's own stack, ended the rendering. */
function attempt(run: Run, state: State): boolean {
  try {
    run(state)
    return true
  } catch (error) {
    report(state, toProblem(error))
    return false
  }
}

/** Adds the texts that the data lacks. Run as an instruction is, since data may have getters that throw. */
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
  attempt(sequence([addMessages, run]), state)
  return {output: take(state), errors: state.errors}
}

/** What has been printed since the last time, which then no longer takes any room. */
function take(state: State): string {
  const text = state.out
  state.room -= text.length
  state.out = ''
  return text
}

/** The same output in parts, one for each instruction outside of all blocks. */
export function* executeInParts(
  {runs}: Program,
  data: unknown,
  settings: Settings,
  site: Site,
): Generator<string, readonly TemplateError[]> {
  const state = createState(data, settings, site)
  for (const run of [addMessages, ...runs]) {
    const goesOn = attempt(sequence([run]), state)
    yield take(state)
    if (!goesOn) break
  }
  return state.errors
}
