import type {BrowserContext, Page} from '@playwright/test'
import {fileWith} from './dist.ts'

/** Whatever is asked of it, and however it is called. */
const NOTHING = 'const it = new Proxy(() => it, {get: (_, name) => (name === "then" ? undefined : it)})'

/** What is kept for the tracking stays there: the file that would take it over comes, and does nothing. */
export async function holdTracking(target: Page | BrowserContext): Promise<void> {
  await target.route(fileWith('src/tracking/run.ts'), async (route) => {
    const code = await (await route.fetch()).text()
    const [, exported = ''] = /export\{([^}]*)\};?\s*$/.exec(code) ?? []
    const names = exported.split(',').map((one) => one.replace(/^.* as /, ''))
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${NOTHING};export{${names.map((name) => `it as ${name}`)}}`,
    })
  })
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
