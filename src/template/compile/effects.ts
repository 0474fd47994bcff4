import {createError, type Problem, type Site, timeProblem} from '../error.ts'
import {MAX_ERRORS, STEPS_PER_LOOK} from '../limits.ts'
import {LimitReached, type Run, type State} from './run.ts'

export function report(state: State, problem: Problem, site: Site = state.site): void {
  if (state.errors.length < MAX_ERRORS) state.errors.push(createError(site, problem))
}

/** Called after operations of unknown length. */
export function checkTime({deadline, settings}: State): void {
  if (deadline === Number.POSITIVE_INFINITY || settings.clock() <= deadline) return
  throw new LimitReached(timeProblem(settings.limits.time))
}

function takeFromReserve(state: State): void {
  checkTime(state)
  const steps = Math.min(state.reserve, STEPS_PER_LOOK - state.steps)
  state.reserve -= steps
  state.steps += steps
  if (state.steps >= 0) return
  throw new LimitReached({
    code: 'step-limit',
    message: `Execution exceeds the maximum number of steps: ${state.settings.limits.steps}`,
  })
}

/** Counts instructions, or iterated elements, so that no template runs for ever. */
export function spend(state: State, steps: number): void {
  state.steps -= steps
  if (state.steps < 0) takeFromReserve(state)
}

const outputTooLong = (limit: number): LimitReached =>
  new LimitReached({code: 'output-limit', message: `Output exceeds the maximum length: ${limit}`})

/** Every growing text has to pass through here. */
export function checkLength(state: State, text: string): string {
  const {outputLength} = state.settings.limits
  if (text.length > outputLength) throw outputTooLong(outputLength)
  return text
}

/** True if there was more than there is room for. */
export function cutToRoom(state: State): boolean {
  if (state.out.length <= state.room) return false
  state.out = state.out.slice(0, state.room)
  return true
}

export function write(state: State, text: string): void {
  state.out += text
  if (cutToRoom(state)) throw outputTooLong(state.settings.limits.outputLength)
}

/**
 * Captures the output of a run. If the rendering ends inside, the captured output is lost: the formatters that follow
 * might have escaped it.
 */
export function capture(state: State, run: Run): string {
  const before = state.out
  state.out = ''
  try {
    run(state)
    return state.out
  } finally {
    state.out = before
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** Records what was thrown, but for the limit that ends the rendering. */
export function rescue(state: State, instruction: string, error: unknown): void {
  if (error instanceof LimitReached) throw error
  report(state, {
    code: 'unexpected-error',
    message: `Unexpected ${nameOf(error)} error when executing ${instruction}: ${error instanceof Error ? error.message : error}`,
    cause: error,
  })
  checkTime(state)
}

/** Runs a formatter or predicate: an error is recorded, and the scope is restored. */
export function guard<T>(
  state: State,
  site: Site,
  instruction: string,
  act: (state: State) => T,
  fallback: T,
): T {
  const {frame, depth, site: outerSite} = state
  state.site = site
  try {
    const result = act(state)
    checkTime(state)
    return result
  } catch (error) {
    rescue(state, instruction, error)
    return fallback
  } finally {
    state.frame = frame
    state.depth = depth
    state.site = outerSite
  }
}
