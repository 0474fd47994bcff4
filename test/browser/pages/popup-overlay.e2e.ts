import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {fileWith} from '../support/dist.ts'
import {openDocument, serveDocument} from '../support/document.ts'
import {noteHandlers, servePicture} from '../support/hostile.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {expectState, open} from '../support/page-parts.ts'
import {watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {holdTracking} from '../support/tracking.ts'
import {vitrineOf} from '../support/vitrine.ts'

const TITLE = 'Letters from the studio'
/** Milliseconds after which the journal opens it. */
const TIMEOUT = 60_000

const overlay = (page: Page, name = TITLE): Locator => page.getByRole('dialog', {name})
const address = (page: Page): Locator => overlay(page).getByRole('textbox', {name: 'Email Address'})

const markup = (options: object): string =>
  `<div data-vitrine="popup-overlay" data-options='${JSON.stringify(options).replaceAll("'", '&#39;')}'></div>`

/** Its tracked events. */
const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shared: {kept?: {event: string; data: {event: string}}[]} =
      Reflect.get(globalThis, Symbol.for('vitrine')) ?? {}
    return (shared.kept ?? []).flatMap(({event, data}) => (event === 'Overlay' ? [data.event] : []))
  })

const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test.use({contextOptions: {reducedMotion: 'reduce'}})

test.beforeEach(({context}) => holdTracking(context))

test('readers of the journal are asked once, sign up, and are not asked again', async ({page, shop}) => {
  const requests = watchRequests(page)
  await recordShifts(page)
  await page.clock.install()
  await open(page, '/journal')
  await page.clock.fastForward(TIMEOUT / 2)
  expect(requests.matching(/\/dialog-/)).toEqual([])
  await page.clock.fastForward(TIMEOUT / 2)
  await expect(overlay(page).getByRole('heading')).toBeFocused()
  expect(
    await overlay(page).evaluate((dialog) => [
      dialog.matches('body > :modal'),
      document.body.style.overflowY,
    ]),
  ).toEqual([true, 'hidden'])
  await expect(address(page)).toBeVisible()
  // the page behind is checked with its announcement
  await expectNoneInAnyLight(page, 'dialog')
  expect(await shifts(page)).toEqual([])

  await page.keyboard.press('Tab')
  await expect(address(page)).toBeFocused()
  await page.keyboard.type('ada@example')
  // an accidental click does not lose the input
  await page.mouse.click(5, 5)
  await address(page).focus()
  await page.keyboard.press('Enter')
  await expect(overlay(page).getByRole('alert')).toBeVisible()
  await page.keyboard.type('.com')
  await page.keyboard.press('Enter')
  await expect(overlay(page).getByText('Thank you! Please open the letter')).toBeFocused()
  expect(await shop.submissions()).toMatchObject([
    {objectName: 'popup-overlay', pagePath: '/journal', form: {'email-yui_3_17_2_9': 'ada@example.com'}},
  ])
  await overlay(page).getByRole('button', {name: 'Close'}).click()
  await expect(overlay(page)).toHaveCount(0)
  expect(await told(page)).toEqual(['view', 'submit'])

  await open(page, '/journal/opening-the-kiln')
  await scrollToEnd(page)
  await page.clock.fastForward(10 * TIMEOUT)
  await settle(page)
  await expect(overlay(page)).toHaveCount(0)
})

test('readers who reach the end are asked, too; Escape closes it and returns the focus', {
  tag: '@engines',
}, async ({page}) => {
  await open(page, '/journal/opening-the-kiln')
  const link = page.getByRole('link', {name: 'Kiln & Paper'})
  await link.focus()
  await scrollToEnd(page)
  await expect(overlay(page).getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect.poll(() => told(page)).toEqual(['view', 'close'])
  expect(await page.evaluate(() => ({...localStorage}))).toEqual({
    SS_POPUP_OVERLAY_VERSION: '1',
    SS_POPUP_OVERLAY_CLOSED_DATE: expect.stringMatching(/^\d{13}$/),
  })
})

const SOON = {showOnTimer: true, timeout: 1000, title: TITLE}

test('waits while a visitor types, and for other dialogs', async ({page}) => {
  await page.clock.install()
  await openDocument(page, {body: `<main><input aria-label="Name"></main>${markup(SOON)}`})
  await expectState(page.locator('[data-vitrine]'), 'mounted')
  const input = page.getByRole('textbox', {name: 'Name'})
  const shown = page.waitForResponse(fileWith('src/ui/dialog/open-dialog.ts'))
  await input.focus()
  await page.clock.runFor(1500)
  await shown
  await page.keyboard.type('Ada')
  await page.clock.runFor(5000)
  await expect(input).toBeFocused()
  await page.evaluate(() => {
    const other = document.createElement('dialog')
    other.textContent = 'Another'
    document.body.append(other)
    other.showModal()
  })
  await page.clock.runFor(5000)
  await expect(overlay(page)).toHaveCount(0)
  await page.evaluate(() => {
    document.querySelector('dialog')?.remove()
    const {activeElement} = document
    if (activeElement instanceof HTMLElement) activeElement.blur()
  })
  await page.clock.runFor(1000)
  await expect(overlay(page)).toBeVisible()
})

test('its content is harmless, and fits at 300 % zoom from right to left', async ({page, consoleLines}) => {
  noteHandlers(consoleLines)
  await page.setViewportSize({width: 427, height: 267})
  const body = `<p>${'Half the price, as long as there are any. '.repeat(8)}</p><p>${'word'.repeat(60)}</p><img src="x" onerror="document.title='hacked'"><script>document.title = 'hacked'</script>`
  await servePicture(page)
  await openDocument(page, {
    html: 'lang="ar" dir="rtl"',
    body: `<main><p>x</p></main>${markup({...SOON, timeout: 0, body, action: {label: 'See them', url: '#shop'}})}`,
  })
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page)).toHaveAttribute('dir', 'rtl')
  await expect(overlay(page).locator('script,[onerror]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('hacked')
  const close = overlay(page).getByRole('button', {name: 'Close'})
  await expect(close).toBeInViewport({ratio: 1})
  expect(await overlay(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0)
  expect(await scrollsSideways(page)).toBe(false)
  const link = overlay(page).getByRole('link', {name: 'See them'})
  await link.scrollIntoViewIfNeeded()
  await expect(close).toBeInViewport({ratio: 1})
  await link.click()
  await expect(overlay(page)).toHaveCount(0)
  await expect(page).toHaveURL(/#shop$/)
  expect(await told(page)).toEqual(['view', 'action'])
})

test('closing it in one tab closes it in the other', {tag: '@engines'}, async ({page, context}) => {
  await openDocument(page, {body: `<main><p>x</p></main>${markup({...SOON, timeout: 0})}`})
  await expect(overlay(page)).toBeVisible()
  const other = await context.newPage()
  await serveDocument(other, '/test-document', {
    body: `<main><p>x</p></main>${markup({...SOON, timeout: 0})}`,
  })
  await other.goto('/test-document')
  await overlay(other).getByRole('button', {name: 'Close'}).click()
  await expect(overlay(page)).toHaveCount(0)
  expect(await told(page)).toEqual(['view'])
})

test('without storage, it opens once per page', {tag: '@engines'}, async ({page, consoleLines}) => {
  consoleLines.allowStorageWarning()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'localStorage', {get: refuse})
  })
  await page.clock.install()
  await open(page, '/journal')
  await page.clock.fastForward(TIMEOUT)
  await overlay(page).getByRole('button', {name: 'Close'}).click()
  await expect(overlay(page)).toHaveCount(0)
  await scrollToEnd(page)
  await page.clock.fastForward(10 * TIMEOUT)
  await settle(page)
  await expect(overlay(page)).toHaveCount(0)
})

test.describe('a page without an element for it', () => {
  const contextWith = (popupOverlaySettings: object) => ({
    website: {language: 'en-US'},
    collection: {id: 'c-1'},
    websiteSettings: {popupOverlaySettings},
  })
  /** The platform's settings on each page, with content to display. */
  const SETTINGS = {...SOON, timeout: 0, showOnScroll: false, enabledPages: ['c-1'], version: 1}
  const body = '<main><p>Of the platform</p></main>'

  test('opens it from the settings of its context alone', async ({page}) => {
    await openDocument(page, {body, context: contextWith(SETTINGS)})
    await expect(overlay(page)).toBeVisible()
    expect(await told(page)).toEqual(['view'])
    // the element that was added for it unmounts with it
    await (await vitrineOf(page)).evaluate(({unmount}) => unmount())
    await expect(page.locator('[data-vitrine=popup-overlay],dialog')).toHaveCount(0)
  })

  for (const [reason, settings] of [
    ['has no settings', null],
    ['is not among its pages', {...SETTINGS, enabledPages: []}],
    ['has no content', {...SETTINGS, title: undefined}],
    ['has no trigger', {...SETTINGS, showOnTimer: false}],
    ['is disabled on phones', {...SETTINGS, enableMobile: false}],
  ] as const)
    test(`does not open it if it ${reason}`, async ({page}) => {
      await page.setViewportSize({width: 432, height: 800})
      const requests = watchRequests(page)
      await openDocument(page, {body, ...(settings && {context: contextWith(settings)})})
      await page.waitForLoadState('networkidle')
      expect(requests.matching(fileWith('widgets/popup-overlay/index.ts'))).toEqual([])
      await expect(page.locator('[data-vitrine]')).toHaveCount(0)
    })
})
