import type {Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const inQuotes = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;')
const STORED = inQuotes({
  alexandriaUrl: '/media/glow.webm?{variant}',
  aspectRatio: 2,
  systemDataVariants: '640:360',
})
const POSTER = `data-config-thumbnail="${inQuotes({assetUrl: '/media/moon-plate.svg'})}"`
const BLOCK = `<main><h1>Film</h1><div class="sqs-block"><div class="sqs-native-video" data-config-video="${STORED}" ${POSTER}></div><div class="video-caption">The glow</div></div></main>`
/** As the platform's sheet lays out a section: its content covers the background. */
const SHEET = `section {position: relative; min-height: 300px}
  .section-background, .content-fill {position: absolute; inset: 0; overflow: hidden}
  .content-wrapper {position: relative; z-index: 3; min-height: 300px}
  h1 {inline-size: fit-content; background: #fff; color: #000}`
const BEHIND = `<main><section class="page-section"><div class="section-background"><div class="sqs-video-background-native content-fill" data-config-native-video="${STORED}" ${POSTER}><div class="sqs-video-background-native__video-player"></div></div></div><div class="content-wrapper"><h1>Pots</h1></div></section></main>`

const FILM = /glow\.webm/
const video = (page: Page) => page.locator('video')
const isPaused = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.paused)
const button = (page: Page, name: 'Pause' | 'Play') =>
  page.getByRole('button', {name: `${name} background video`})

async function openBehind(page: Page, dir = 'ltr'): Promise<void> {
  await page.route('**/section.css', (route) => route.fulfill({contentType: 'text/css', body: SHEET}))
  await openDocument(page, {
    html: `lang="en-US" dir="${dir}"`,
    head: '<link rel="stylesheet" href="/section.css">',
    body: BEHIND,
  })
}

/** The page without the attributes that report the widget's state. */
const served = (page: Page) => page.locator('main').evaluate((main) => main.innerHTML)

test.describe('a video that the platform stores', () => {
  test('is played by keyboard, and fetches nothing before', async ({page}) => {
    await recordShifts(page)
    const requests = watchRequests(page)
    await openDocument(page, {body: BLOCK})
    await expect(video(page)).toHaveAttribute('aria-label', 'The glow')
    await settle(page)
    expect(requests.matching(FILM)).toEqual([])
    const {width = 0, height = 1} = (await video(page).boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(2, 1)
    await expectNoneInAnyLight(page)
    await video(page).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => isPaused(page)).toBe(false)
    expect(requests.matching(FILM)).not.toEqual([])
  })

  test('one behind a section can be paused by keyboard and by mouse', async ({page}) => {
    for (const dir of ['ltr', 'rtl']) {
      await recordShifts(page)
      await openBehind(page, dir)
      await expect.poll(() => isPaused(page)).toBe(false)
      await button(page, 'Pause').press('Enter')
      await expect.poll(() => isPaused(page)).toBe(true)
      // nothing of the section is over it
      await button(page, 'Play').click()
      await expect.poll(() => isPaused(page)).toBe(false)
      expect(await video(page).evaluate((one: HTMLVideoElement) => one.muted && one.loop)).toBe(true)
      expect((await video(page).boundingBox())?.height).toBe(300)
      const {x = 0} = (await button(page, 'Pause').boundingBox()) ?? {}
      expect(x > 100).toBe(dir === 'ltr')
      expect(await shifts(page)).toEqual([])
      await expectNoneInAnyLight(page)
    }
  })

  test('the section is given back', async ({page}) => {
    await openBehind(page)
    await button(page, 'Pause').waitFor()
    expect(await served(page)).not.toBe(BEHIND.slice('<main>'.length, -'</main>'.length))
    await page.evaluate(() => {
      const {Vitrine} = window
      if (Vitrine && 'unmount' in Vitrine) Vitrine.unmount()
    })
    expect(await served(page)).toBe(BEHIND.slice('<main>'.length, -'</main>'.length))
  })

  test.describe('with reduced motion', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}})

    test('stands still behind a section, with its poster, and is not fetched', async ({page}) => {
      const requests = watchRequests(page)
      await openBehind(page)
      await expect(button(page, 'Play')).toBeVisible()
      await settle(page)
      expect(requests.matching(FILM)).toEqual([])
      expect(requests.matching(/moon-plate/)).not.toEqual([])
      expect(await isPaused(page)).toBe(true)
    })
  })
})
