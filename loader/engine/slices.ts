import {readGlobal} from '../../src/page/read-global.ts'
import type {Rest} from '../claim.ts'

/** Milliseconds of work after which the main thread yields. */
const SLICE = 8

const tasks: (() => void)[] = []

/** Yields the main thread between two pieces of work after the given number of milliseconds. */
export function takeTurns(slice = 1): Rest {
  let start = performance.now()
  return () => {
    if (performance.now() - start <= slice) return
    const turn: Promise<unknown> =
      readGlobal('scheduler')?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
    return turn.then(() => {
      start = performance.now()
    })
  }
}

async function run(): Promise<void> {
  // hundreds of widgets can be queued in one go
  await null
  const rest = takeTurns(SLICE)
  // the loop also reaches tasks that are added while it runs
  for (const task of tasks) {
    task()
    const turn = rest()
    if (turn) await turn
  }
  tasks.length = 0
}

/** Runs tasks in order, in slices that yield to the page. A task handles its own errors. */
export function inSlices(task: () => void): void {
  if (tasks.push(task) === 1) void run()
}
