/** The fields of a Chromium trace event that are used; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** CPU time, independent of other work on the machine. */
  tdur?: number
}

interface Slice {
  start: number
  end: number
  cpu: number
}

const TASK = 'ThreadControllerImpl::RunTask'
/** All execution of a page's script: compilation, evaluation and calls. */
const SCRIPT = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
])

const toSlice = ({ts, dur = 0, tdur = dur}: TraceEvent): Slice => ({start: ts, end: ts + dur, cpu: tdur})

/** Without slices that are inside others. */
function outermost(slices: readonly Slice[]): Slice[] {
  let end = 0
  return slices
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((slice) => {
      const isOuter = slice.end > end
      if (isOuter) end = slice.end
      return isOuter
    })
}

const within = (task: Slice, slices: readonly Slice[]): number =>
  slices.filter(({start}) => start >= task.start && start < task.end).reduce((sum, {cpu}) => sum + cpu, 0)

/** The main threads of the pages. */
const isMain = (events: readonly TraceEvent[]) => {
  const threads = new Set(
    events.filter(({name}) => name === 'EvaluateScript').map(({pid, tid}) => `${pid} ${tid}`),
  )
  return ({pid, tid}: TraceEvent): boolean => threads.has(`${pid} ${tid}`)
}

/** Milliseconds of CPU that script uses in the task with the most script. */
export function longestScript(events: readonly TraceEvent[]): number {
  const complete = events.filter(({ph}) => ph === 'X').filter(isMain(events))
  const tasks = complete.filter(({name}) => name === TASK).map(toSlice)
  const scripts = outermost(complete.filter(({name}) => SCRIPT.has(name)).map(toSlice))
  return Math.max(0, ...tasks.map((task) => within(task, scripts))) / 1000
}
