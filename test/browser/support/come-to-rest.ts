import type {Page, Request} from '@playwright/test'

/** Milliseconds after the last action, by which everything must have finished. */
const LIMIT = 5000
/** Milliseconds without pending work, after which a page counts as idle. */
const QUIET = 100

export interface Rest {
  /** Resolves when no request has been pending for a while. */
  settle: () => Promise<void>
  /** Describes the pending work at the limit. */
  findOpen: () => Promise<string[]>
}

/** Records the page's requests from now on. */
export function watchRest(page: Page): Rest {
  const open = new Set<Request>()
  const unanswered = new Set<Request>()
  let lastChange = 0
  const note = (change: (request: Request) => void) => (request: Request) => {
    lastChange = Date.now()
    change(request)
  }
  const end = note((request) => {
    open.delete(request)
    unanswered.delete(request)
  })
  page.on(
    'request',
    note((request) => {
      // leaving a document cancels its requests
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        open.clear()
        unanswered.clear()
      }
      open.add(request)
      unanswered.add(request)
    }),
  )
  page.on('response', (response) => note((request) => unanswered.delete(request))(response.request()))
  page.on('requestfinished', end)
  page.on('requestfailed', end)

  async function waitFor(requests: Set<Request>): Promise<void> {
    const begin = Date.now()
    lastChange = Math.max(lastChange, begin - QUIET / 2)
    while ((requests.size || Date.now() - lastChange < QUIET) && Date.now() - begin < LIMIT)
      await page.waitForTimeout(QUIET / 4)
  }
  /** A busy machine sends the next request later. */
  const untilIdle = (): Promise<void> =>
    page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), {timeout: 1000})))
  return {
    async settle() {
      await waitFor(unanswered)
      const before = lastChange
      await untilIdle()
      if (lastChange !== before) await waitFor(unanswered)
    },
    async findOpen() {
      await waitFor(open)
      return [...open].map((request) => `still open after ${LIMIT} ms: ${request.method()} ${request.url()}`)
    },
  }
}
