import type {BrowserContext, Page} from '@playwright/test'

/** Runs in the page before its scripts: tracking cannot replace the `push` of the queue. */
function holdQueue(): void {
  let settings: {kept?: unknown[]} | undefined
  Object.defineProperty(globalThis, Symbol.for('vitrine'), {
    get: () => settings,
    set(value: {kept?: unknown[]}) {
      settings = value
      if (value.kept) Object.defineProperty(value.kept, 'push', {value: value.kept.push, writable: false})
    },
  })
}

/** Keeps queued tracking events in the queue: tracking cannot take them over, and starts again with the next consent. */
export const holdTracking = (target: Page | BrowserContext): Promise<unknown> =>
  target.addInitScript(holdQueue)

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
