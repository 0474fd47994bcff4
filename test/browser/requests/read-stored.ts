import type {Page} from '@playwright/test'

/** What no shop can do without: the token against forged requests, and for whom the demo shop has made it. */
const NECESSARY = ['crumb', 'VISITOR']

/** All that a page keeps in the browser, but for what it cannot do without, by name. */
export async function readStored(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local storage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session storage: ${key}`),
    ...(await indexedDB.databases()).map(({name}) => `database: ${name}`),
    ...(await caches.keys()).map((key) => `cache: ${key}`),
  ])
  return [
    ...cookies.filter(({name}) => !NECESSARY.includes(name)).map(({name}) => `cookie: ${name}`),
    ...kept,
  ]
}
