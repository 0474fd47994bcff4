/** What is read of an event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Of CPU: what else the machine does meanwhile does not count. */
  tdur?: number
}

interface Slice {
  start: number
  end: number
  cpu: number
}

const TASK = 'ThreadControllerImpl::RunTask'
/** Everything of a page's script that runs: what compiles it, what evaluates it, what is called. */
const SCRIPT = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'BlinkScheduler_PerformMicrotaskCheckpoint',
])

const toSlice = ({ts, dur = 0, tdur = dur}: TraceEvent): Slice => ({start: ts, end: ts + dur, cpu: tdur})

/** Without what is inside of others. */
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

/** Milliseconds of CPU that script takes in the task that has most of it. */
export function longestScript(events: readonly TraceEvent[]): number {
  const complete = events.filter(({ph}) => ph === 'X').filter(isMain(events))
  const tasks = complete.filter(({name}) => name === TASK).map(toSlice)
  const scripts = outermost(complete.filter(({name}) => SCRIPT.has(name)).map(toSlice))
  return Math.max(0, ...tasks.map((task) => within(task, scripts))) / 1000
}
