import type {Page} from '@playwright/test'

/** Milliseconds: shorter times are steps of a state, longer ones its end. */
const END = 1500

/** Notices stay, and calls never time out: a scene is looked at for longer than its state lasts. */
export const holdStates = (page: Page): Promise<unknown> =>
  page.addInitScript((end) => {
    const start = window.setTimeout.bind(window)
    const hold = (time = 0) => (time >= end ? time * 100 : time)
    Object.assign(window, {
      setTimeout: (run: TimerHandler, time?: number, ...rest: unknown[]) => start(run, hold(time), ...rest),
    })
    const after = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (time) => after(hold(time))
  }, END)
