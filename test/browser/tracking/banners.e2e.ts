import type {Page} from '@playwright/test'
import {openOn} from '../requests/open-as.ts'
import {readStored} from '../requests/read-stored.ts'
import {watchOutside} from '../requests/watch-outside.ts'
import {expect, test} from '../support/test.ts'

const BODY = `<main><h1>Film</h1><section><div data-vitrine="video" data-title="Kiln"
  data-html='&lt;iframe src="https://player.example/kiln"&gt;&lt;/iframe&gt;'></div></section></main>`

const FILE = /follow-banners/

declare global {
  interface Window {
    chooseAll?: () => void
  }
}

/** A banner with the Transparency and Consent Framework, which asks. */
const addBanner = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const listeners: ((data: unknown, isSuccess: boolean) => void)[] = []
    const tell = (eventStatus: string, isGiven: boolean) => {
      const consents = Object.fromEntries(Array.from({length: 10}, (_, index) => [index + 1, isGiven]))
      for (const listener of listeners) listener({gdprApplies: true, eventStatus, purpose: {consents}}, true)
    }
    Object.assign(window, {
      __tcfapi(_command: string, _version: number, listener: (data: unknown, isSuccess: boolean) => void) {
        listeners.push(listener)
        tell('cmpuishown', true)
      },
    })
    window.chooseAll = () => tell('useractioncomplete', true)
  })

const ask = (page: Page) => page.getByRole('button', {name: /Kiln Press to load the video/})

test('what the visitor chooses in a banner holds, and nothing is stored or fetched from others before', {
  tag: '@engines',
}, async ({page}) => {
  const asked = await watchOutside(page)
  await addBanner(page)
  const isFollowing = page.waitForResponse(FILE)
  await openOn(page, {isRestrictive: true, consentFrom: ['tcf']}, BODY)
  await isFollowing
  await expect(ask(page)).toBeVisible()
  expect([...asked]).toEqual([])
  expect(await readStored(page)).toEqual([])
  await page.evaluate(() => window.chooseAll?.())
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://player.example/kiln')

  // on the next page, only the banner knows whether the choice still holds
  await openOn(page, {isRestrictive: true, consentFrom: ['tcf']}, BODY)
  await expect(ask(page)).toBeVisible()
})

test('a page that names no banner fetches no such file', async ({page}) => {
  const files: string[] = []
  page.on('request', (request) => void files.push(request.url()))
  await addBanner(page)
  await openOn(page, {isRestrictive: true}, BODY)
  await expect(ask(page)).toBeVisible()
  expect(files.filter((url) => FILE.test(url))).toEqual([])
})
