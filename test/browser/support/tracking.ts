import type {BrowserContext, Page} from '@playwright/test'

/** What is kept for the tracking stays there: the chunk that would take it over comes, and does nothing. */
export async function holdTracking(target: Page | BrowserContext): Promise<void> {
  await target.route('**/chunks/run-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const createTracking = () => ({follow: async () => {}})',
    }),
  )
}

/** An event that has arrived, as the server tells of it. */
export interface Arrived {
  name: string
  channel: string
  body: unknown
  /** What the event tells. */
  data: Record<string, unknown>
}

/** All that has arrived, in its order. */
export const arrived = async (url: string): Promise<Arrived[]> => (await fetch(`${url}/qa/events`)).json()

/** The same by name alone. */
export const arrivedNames = async (url: string): Promise<string[]> =>
  (await arrived(url)).map(({name}) => name)
