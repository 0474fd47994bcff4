import {readGlobal} from '../../src/page/read-global.ts'

/** Milliseconds of work after which the main thread is given back. */
const SLICE = 8

const tasks: (() => void)[] = []

async function run(): Promise<void> {
  // hundreds of widgets can be asked for in one go
  await null
  let start = performance.now()
  // the loop also reaches what is added while it runs
  for (const task of tasks) {
    task()
    if (performance.now() - start > SLICE) {
      await (readGlobal('scheduler')?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)))
      start = performance.now()
    }
  }
  tasks.length = 0
}

/** Runs tasks in order, in slices that yield to the page. A task that throws is the task's own business. */
export function inSlices(task: () => void): void {
  if (tasks.push(task) === 1) void run()
}
