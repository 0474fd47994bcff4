import type {Page} from '@playwright/test'

/** The strictly necessary cookies: the CSRF token, and the visitor for whom the demo shop created it. */
const NECESSARY = ['crumb', 'VISITOR']

/** The names of everything that a page stores in the browser, except for necessary cookies. */
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
