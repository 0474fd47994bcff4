import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {spacer} from '../support/markup.ts'
import {expectState, open} from '../support/page-parts.ts'
import {openRecipe} from '../support/recipes.ts'
import {watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const KILN = '/journal/opening-the-kiln'
const CUP = '/journal/a-cup-from-fustat'

const overlay = (page: Page): Locator =>
  page.getByRole('button', {name: 'Play video from Kilnwatch: Opening the kiln'})
const frame = (page: Page): Locator => page.locator('iframe')

/** It is drawn as a clipped background, which forced colours would remove. */
async function expectTriangle(page: Page, drawn: Locator): Promise<void> {
  await page.emulateMedia({forcedColors: 'active'})
  const [ground, shape] = await drawn.evaluate((element) => {
    const {backgroundColor, clipPath} = getComputedStyle(element, '::before')
    return [backgroundColor, clipPath]
  })
  expect([ground, shape]).toEqual([expect.stringMatching(/^rgb\(/), expect.stringMatching(/^polygon\(/)])
  await page.emulateMedia({forcedColors: 'none'})
}

async function expectFitsZoomed(page: Page, ...parts: Locator[]): Promise<void> {
  await page.setViewportSize({width: 427, height: 267})
  expect(await scrollsSideways(page)).toBe(false)
  for (const part of parts) {
    // to the middle: browsers scroll by whole pixels, which can leave part of a pixel outside
    await part.evaluate((element) => element.scrollIntoView({block: 'center'}))
    await expect(part).toBeInViewport({ratio: 1})
  }
}

const PROVIDER = /\/provider\//
const inQuotes = (html: string) => html.replaceAll('"', '&quot;')

test('fetches nothing from a video’s provider before the video is played by keyboard', async ({page}) => {
  await recordShifts(page)
  const requests = watchRequests(page)
  await open(page, KILN)
  await expect(overlay(page)).toBeVisible()
  await settle(page)
  expect(requests.matching(PROVIDER)).toEqual([])
  await expectNoneInAnyLight(page)
  await expectTriangle(page, page.locator('.sqs-video-icon'))
  const box = await page.locator('.post-film').boundingBox()
  await overlay(page).focus()
  await page.keyboard.press('Enter')
  await expect(frame(page)).toBeFocused()
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Opening the kiln (playing)')
  expect(requests.matching(PROVIDER)).toEqual(['GET /provider/embed/kiln?autoplay=1'])
  expect(await frame(page).boundingBox()).toEqual(box)
  expect(await shifts(page)).toEqual([])
  await expectNoneInAnyLight(page, '.post-film')
  await expectFitsZoomed(page, page.getByRole('group', {name: 'Share'}))
})

test('a video that starts by keyboard has the focus', {tag: '@engines'}, async ({page}) => {
  await open(page, KILN)
  await overlay(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Opening the kiln (playing)')
  await expect(frame(page)).toBeFocused()
})

test('displays an overlay that is served invisible, and keeps its attribute', async ({
  page,
  consoleLines,
}) => {
  // without a policy, style attributes apply
  consoleLines.expect(/no page context/, null)
  await openRecipe(
    page,
    `<div class="sqs-video-wrapper" data-html="${inQuotes('<iframe src="/provider/embed/kiln"></iframe>')}"><div class="sqs-video-overlay" style="opacity:0"><div class="sqs-video-icon"></div></div></div><script async src="/vitrine/loader.js"></script>`,
  )
  const served = page.locator('.sqs-video-overlay')
  await expect(served).toHaveRole('button')
  await expect(served).toHaveCSS('opacity', '1')
  await expect(served).toHaveAttribute('style', 'opacity:0')
})

test('a video without an overlay loads when it is scrolled to, and an http one loads over https or not at all', async ({
  page,
}) => {
  const requests = watchRequests(page)
  const html = inQuotes('<iframe src="/provider/embed/wheel" width="640" height="360"></iframe>')
  await openDocument(page, {
    body: `${spacer(4000)}<div class="sqs-video-wrapper" data-html="${html}" data-provider-name="Kilnwatch"></div>`,
  })
  const video = page.locator('.sqs-video-wrapper')
  await expectState(video, 'waiting')
  expect(requests.matching(PROVIDER)).toEqual([])
  await video.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Ten minutes at the wheel')
  const {width = 0, height = 1} = (await video.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
})

const audio = (page: Page) => page.locator('audio')
const play = (page: Page) => page.getByRole('button', {name: 'Play: The bell in the yard'})

test('a sound can be played, sought and paused by keyboard, and fetches nothing before', async ({page}) => {
  await recordShifts(page)
  const requests = watchRequests(page)
  await open(page, CUP)
  const slider = page.getByRole('slider', {name: 'Position'})
  await play(page).scrollIntoViewIfNeeded()
  await settle(page)
  expect(requests.matching(/\.wav/)).toEqual([])
  await expect(slider).toHaveAccessibleName('Position')
  await expectTriangle(page, play(page))
  await play(page).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-audio-state=playing]')).toBeVisible()
  await expect.poll(() => audio(page).evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0)
  await page.getByRole('button', {name: 'Pause: The bell in the yard'}).press('Enter')
  await expect(page.locator('[data-audio-state=paused]')).toBeVisible()
  await slider.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '0:05 of 0:06')
  await expect(page.getByText('0:05 / 0:06')).toBeVisible()
  expect(await shifts(page)).toEqual([])
  await expectNoneInAnyLight(page, '.post-sound')
  await expectFitsZoomed(page, play(page), slider)
})

test('reports a missing sound, and plays it when it is available', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await shop.fault({path: '/media/kiln-bell.wav', status: 500, times: 50})
  await open(page, CUP)
  await play(page).click()
  const alert = page.locator('.audio__error')
  await expect(alert).toHaveText('This audio cannot be played.')
  await shop.clearFaults()
  await play(page).click()
  await expect(page.locator('[data-audio-state=playing]')).toBeVisible()
  await expect(alert).toHaveText('')
})

test('a background video plays without sound, and can be paused by keyboard', {tag: '@engines'}, async ({
  page,
}) => {
  await open(page, '/journal')
  const video = page.locator('video')
  const isPaused = () => video.evaluate((one: HTMLVideoElement) => [one.paused, one.muted])
  await expect.poll(isPaused).toEqual([false, true])
  await page.getByRole('button', {name: 'Pause background video'}).press('Enter')
  await expect.poll(isPaused).toEqual([true, true])
  await expect(page.getByRole('button', {name: 'Play background video'})).toBeFocused()
  // the page as a whole is checked with its announcement
  await expectNoneInAnyLight(page, '.journal-glow')
  await expectFitsZoomed(page, page.getByRole('button', {name: 'Play background video'}))
})

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}})

  test('a background video does not play, and is not even fetched', async ({page}) => {
    const requests = watchRequests(page)
    await open(page, '/journal')
    await expect(page.getByRole('button', {name: 'Play background video'})).toBeVisible()
    await settle(page)
    expect(requests.matching(/\.webm/)).toEqual([])
    expect(await page.locator('video').evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)
  })
})

test.describe('without script', () => {
  test.use({javaScriptEnabled: false})

  test('a link opens the video, and sounds have the browser’s own player', async ({page}) => {
    await page.goto(KILN)
    await expect(frame(page)).toHaveCount(0)
    await page.locator('.post-film a').click()
    await expect(page).toHaveURL('/provider/embed/kiln')
    await page.goto(CUP)
    await expect(audio(page)).toHaveAttribute('controls')
    await expect(page.getByRole('link', {name: 'Download the sound'})).toBeVisible()
  })
})
