import {
  type Browser,
  type BrowserContext,
  type BrowserType,
  chromium,
  firefox,
  type Page,
} from 'playwright-core'
import {awaitOwnNavigations} from '../browser/support/own-navigations.ts'
import {findShell, launchOptions} from '../chromium.ts'
import {firefoxOptions} from '../firefox/firefox.ts'
import type {Driver, Running} from './driver.ts'

interface Options {
  /** @default true */
  runsScripts?: boolean
}

/** Lets no file of script arrive; the pages have no others. Where scripts are off, a flow could not wait in a page, either. */
const withoutScripts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  )

/** The verbs of a flow, in a separate context. */
async function open(browser: Browser, runsScripts: boolean): Promise<Driver> {
  const isFirefox = browser.browserType() === firefox
  const context = await browser.newContext({viewport: {width: 1280, height: 800}})
  if (!runsScripts) await withoutScripts(context)
  if (isFirefox) context.on('page', awaitOwnNavigations)
  const pages: Page[] = [await context.newPage()]
  let page = pages[0] as Page
  return {
    // a navigation that the page has begun before can end the first one
    goto: async (url) => void (await page.goto(url).catch(() => page.goto(url))),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    async mouse(x, y, press) {
      await page.mouse.move(x, y)
      if (press) await page.mouse.down()
      if (press) await page.mouse.up()
    },
    async keys(...names) {
      for (const name of names) await page.keyboard.press(name)
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    shot: () => page.screenshot(),
    async newTab() {
      page = await context.newPage()
      pages.push(page)
    },
    async toTab(index) {
      page = pages[index] ?? page
      await page.bringToFront()
    },
    async closeTab() {
      await page.close()
      pages.pop()
      page = pages[0] as Page
    },
    leave: () => context.close(),
  }
}

async function start(
  type: BrowserType,
  options: object,
  name: string,
  {runsScripts = true}: Options,
): Promise<Running> {
  const browser = await type.launch(options)
  return {
    name,
    sharesCookies: false,
    open: () => open(browser, runsScripts),
    close: () => browser.close(),
  }
}

export const startChromium = (options: Options = {}): Promise<Running> =>
  start(chromium, launchOptions(findShell()), 'Chromium', options)

export const startFirefox = (options: Options = {}): Promise<Running> => {
  const {channel, launchOptions: how} = firefoxOptions
  return start(firefox, {channel, ...how}, 'Firefox', options)
}
