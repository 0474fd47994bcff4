import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {test as base, expect, type Request} from '@playwright/test'
import {type ServedSite, serveSite} from './serve-site.ts'

export const SITE = fileURLToPath(new URL('../../../docs/.vitepress/dist/', import.meta.url))

/** By the policy of a page: it was never sent. */
const BLOCKED = 'csp'

interface Fixtures {
  /** Lines of the console that a test causes. */
  allowedLines: RegExp[]
  /** No request may leave the site or ask for what it does not have, and no page may write an error to the console. */
  isClean: undefined
}

interface WorkerFixtures {
  site: ServedSite
}

/** The documentation site as it was built, on a host of static files. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      if (!existsSync(SITE)) throw new Error(`${SITE} is missing: run "npm run docs:build" before its tests`)
      const site = await serveSite({'/': SITE})
      await use(site)
      await site.stop()
    },
    {scope: 'worker'},
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  allowedLines: async ({}, use) => use([]),
  baseURL: async ({site}, use) => use(site.origin),
  isClean: [
    async ({context, site, baseURL, allowedLines}, use) => {
      const problems: string[] = []
      const noteRequest = (request: Request) => {
        const url = request.url()
        const isOwn = /^(?:data|blob):/.test(url) || url.startsWith(`${baseURL}/`)
        if (!isOwn && request.failure()?.errorText !== BLOCKED) problems.push(`asked for ${url}`)
      }
      context.on('requestfinished', noteRequest)
      context.on('requestfailed', noteRequest)
      context.on('console', (message) => {
        const isAllowed = allowedLines.some((pattern) => pattern.test(message.text()))
        if (message.type() === 'error' && !isAllowed) problems.push(message.text())
      })
      context.on('weberror', (error) => problems.push(error.error().message))
      const before = site.missing.length
      await use(undefined)
      expect([...problems, ...site.missing.slice(before).map((path) => `there is no ${path}`)]).toEqual([])
    },
    {auto: true},
  ],
})

export {expect} from '@playwright/test'
