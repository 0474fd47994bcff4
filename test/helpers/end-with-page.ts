import {afterAll} from 'vitest'

/** Runs a task later. */
type Schedule = (task: (...input: unknown[]) => void, ...rest: unknown[]) => unknown

let isOver = false

// like a browser's, a page's timers end with it: what they run would find no window once the tests of a file are done
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
// the first that is asked for is the last that is done
afterAll(() => {
  isOver = true
})
