import {test as base, expect} from '@playwright/test'
import {type ConsoleLines, watchConsole} from './console-lines.ts'
import {describePage} from './describe-page.ts'
import {skipWithout} from './engines.ts'
import {awaitOwnNavigations} from './own-navigations.ts'
import {type Server, startServer} from './server.ts'
import {createShop, type Shop} from './shop.ts'

interface TestFixtures {
  /** The demo shop, reset to its seed before each test. */
  shop: Shop
  consoleLines: ConsoleLines
  /** Skips a test in an engine that would ignore the options of the test. */
  optionsOfEngine: undefined
}

interface WorkerFixtures {
  server: Server
}

/** Playwright's own test with one server per worker; unexpected console messages fail a test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    {scope: 'worker'},
  ],
  optionsOfEngine: [
    async ({browserName, javaScriptEnabled, hasTouch}, use) => {
      if (!javaScriptEnabled) skipWithout('no script', browserName)
      if (hasTouch) skipWithout('touch', browserName)
      await use(undefined)
    },
    {auto: true},
  ],
  page: async ({page, browserName}, use, info) => {
    if (browserName === 'firefox') awaitOwnNavigations(page)
    await use(page)
    if (info.errors.length) info.errors.push({message: `The page at the end:\n${await describePage(page)}`})
  },
  baseURL: async ({server}, use) => use(server.url),
  shop: [
    async ({server}, use) => {
      const shop = createShop(server.url, server.restart)
      await shop.reset()
      await use(shop)
      expect(server.takeProblems(), 'mistakes of the server').toEqual([])
    },
    {auto: true},
  ],
  consoleLines: [
    async ({context}, use) => {
      const lines = await watchConsole(context)
      await use(lines)
      expect(lines.problems(), 'console and content security policy').toEqual([])
    },
    {auto: true},
  ],
})

export {expect} from '@playwright/test'
