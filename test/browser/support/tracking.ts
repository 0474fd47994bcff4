import type {BrowserContext, Page} from '@playwright/test'
import {fileWith, readWith} from './dist.ts'

/** Whatever is asked of it, and however it is called. */
const NOTHING = 'const it = new Proxy(() => it, {get: (_, name) => (name === "then" ? undefined : it)})'

/** What is kept for the tracking stays there: the file that would take it over comes, and does nothing. */
export async function holdTracking(target: Page | BrowserContext): Promise<void> {
  const [, exported = ''] = /export\{([^}]*)\};?\s*$/.exec(readWith('src/tracking/run.ts')) ?? []
  const names = exported.split(',').map((name) => name.replace(/^.* as /, ''))
  const body = `${NOTHING};export{${names.map((name) => `it as ${name}`)}}`
  await target.route(fileWith('src/tracking/run.ts'), (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  )
}

/** An event that has arrived, as the server stores it. */
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
