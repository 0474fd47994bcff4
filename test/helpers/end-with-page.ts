import {afterAll} from 'vitest'

/** Runs a task later. */
type Schedule = (task: (...input: unknown[]) => void, ...rest: unknown[]) => unknown

let isOver = false

// as in a browser, a page's timers end with it: after the tests of a file, their callbacks would find no window
for (const name of ['setImmediate', 'setTimeout', 'setInterval'])
  Reflect.set(
    globalThis,
    name,
    new Proxy<Schedule>(Reflect.get(globalThis, name), {
      apply(schedule, _, [task, ...rest]: Parameters<Schedule>) {
        const runOnPage = (...input: unknown[]) => {
          if (!isOver) task(...input)
        }
        return schedule(runOnPage, ...rest)
      },
    }),
  )
// the first hook to be registered runs last
afterAll(() => {
  isOver = true
})
