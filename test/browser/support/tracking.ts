import type {BrowserContext, Page} from '@playwright/test'
import {fileWith, readWith} from './dist.ts'

/** A value that accepts any property and any call. */
const NOTHING = 'const it = new Proxy(() => it, {get: (_, name) => (name === "then" ? undefined : it)})'

/** Keeps queued tracking events in the queue: the file that would take them over is replaced by one that does nothing. */
export async function holdTracking(target: Page | BrowserContext): Promise<void> {
  const [, exported = ''] = /export\{([^}]*)\};?\s*$/.exec(readWith('src/tracking/run.ts')) ?? []
  const names = exported.split(',').map((name) => name.replace(/^.* as /, ''))
  const body = `${NOTHING};export{${names.map((name) => `it as ${name}`)}}`
  await target.route(fileWith('src/tracking/run.ts'), (route) =>
    route.fulfill({contentType: 'text/javascript', body}),
  )
}

/** A received event, as the server stores it. */
export interface Arrived {
  name: string
  channel: string
  body: unknown
  /** The event's data. */
  data: Record<string, unknown>
  headers: Record<string, string>
}

/** All received events, in order of arrival. */
export const arrived = async (url: string): Promise<Arrived[]> => (await fetch(`${url}/qa/events`)).json()

/**
 * Only their names. `mark` is a part of the sending pages' addresses: the last page of the test before may send its
 * events later.
 */
export const arrivedNames = async (url: string, mark = ''): Promise<string[]> =>
  (await arrived(url)).filter(({headers}) => (headers.referer ?? '').includes(mark)).map(({name}) => name)
