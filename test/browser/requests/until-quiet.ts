import type {Page} from '@playwright/test'

/** Milliseconds without a request, after which the page counts as quiet. */
const QUIET = 600

/** Waits until a page has sent no request for a while. Unlike the browser's own load state, it works repeatedly. */
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
