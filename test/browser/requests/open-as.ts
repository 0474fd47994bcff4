import {type Browser, expect, type Page} from '@playwright/test'
import {tokenOf} from '../support/requests.ts'
import {contextOf, type Policy, type State} from './states.ts'
import {untilQuiet} from './until-quiet.ts'

const PATH = '/asks-others'
const BARE = ':is([data-vitrine=video],[data-vitrine=captcha]):not(:has(iframe,input,button,.video__overlay))'
const CHOICE_COOKIE = 'ss_cookieAllowed'

/** A visitor who made that choice on an earlier page, or none. */
export async function createVisitor(
  browser: Browser,
  baseURL: string,
  {choice}: Pick<State, 'choice'>,
): Promise<Page> {
  // sessions are recorded here, on a machine that supports it
  const context = await browser.newContext({baseURL, timezoneId: 'America/New_York', reducedMotion: null})
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', {configurable: true, get: () => 8}),
  )
  if (choice !== undefined)
    await context.addCookies([{name: CHOICE_COOKIE, value: `${choice}`, url: baseURL}])
  return context.newPage()
}

/**
 * Opens a document with the shop's token on a site with that policy, scrolls through all of it, and waits until it
 * sends no more requests.
 */
export async function openOn(page: Page, policy: Policy, html: string, loader = ''): Promise<void> {
  const body = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">
<script type="application/json" data-site-context>${JSON.stringify(contextOf(policy))}</script>
<script async src="/vitrine/loader.js" data-scripts="https://recorder.example/fs.js" ${loader}></script>
<body>${html}`
  await tokenOf(page)
  await page.unroute(`**${PATH}`)
  await page.route(`**${PATH}`, (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body}))
  await page.goto(PATH)
  for (const section of await page.locator('section').all()) await section.scrollIntoViewIfNeeded()
  await expect(page.locator('[data-vitrine]:not([data-vitrine-state=mounted])')).toHaveCount(0)
  // the embeds, or their consent prompts: on a busy machine these are far apart
  await expect(page.locator(BARE)).toHaveCount(0)
  await untilQuiet(page)
}
