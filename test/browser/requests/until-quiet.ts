import type {Page} from '@playwright/test'

/** Milliseconds without a request, after which no more is taken to come by itself. */
const QUIET = 600

/** Waits until a page has asked for nothing for a while: unlike the browser's own state, again each time. */
export const untilQuiet = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    let timer: NodeJS.Timeout
    function wait(): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        page.off('request', wait)
        resolve()
      }, QUIET)
    }
    page.on('request', wait)
    wait()
  })
