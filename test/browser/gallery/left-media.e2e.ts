import type {Locator, Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {expectState} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const PICTURE = '<li><img src="/media/tide-bowl.svg" alt="A bowl" width="800" height="1000"></li>'
/** The policy of the page refuses frames of other pages, and scripts in them. */
const PROVIDER = '/provider/embed/kiln'

const GALLERIES = {
  gallery: 'data-vitrine="gallery" data-design="slideshow" data-controls data-lightbox',
  'a slider': 'data-vitrine="gallery" data-design="slider" data-controls data-lightbox',
  'product-gallery': 'data-vitrine="product-gallery" data-lightbox',
}

const openSlide = (page: Page, attributes: string, slide: string) =>
  openDocument(page, {body: `<main><div ${attributes}><ul><li>${slide}</li>${PICTURE}</ul></div></main>`})

const go = (page: Page, to: 'Next' | 'Previous') => page.getByRole('button', {name: `${to} image`}).click()

const isPaused = (video: Locator) => video.evaluate((media: HTMLMediaElement) => media.paused)

const startVideo = (video: Locator) =>
  video.evaluate((media: HTMLMediaElement) => {
    media.muted = true
    return media.play()
  })

for (const [name, attributes] of Object.entries(GALLERIES)) {
  test(`a video that is left in ${name} pauses`, {tag: '@engines'}, async ({page}) => {
    await openSlide(page, attributes, '<video controls loop src="/media/glow.webm"></video>')
    const video = page.locator('video')
    await expect(page.getByRole('button', {name: 'Next image'})).toBeVisible()
    await startVideo(video)
    await go(page, 'Next')
    await expect.poll(() => isPaused(video)).toBe(true)
    // it has controls to go on with
    await go(page, 'Previous')
    await page.waitForTimeout(300)
    expect(await isPaused(video)).toBe(true)
  })
}

// a slider gives a slide the width of its picture, which this one has not
for (const name of ['gallery', 'product-gallery'] as const)
  test(`a frame that is left in ${name} is the overlay again`, {tag: '@engines'}, async ({page}) => {
    const html = `<iframe src='${PROVIDER}' title='The kiln'></iframe>`
    await openSlide(
      page,
      GALLERIES[name],
      `<div data-vitrine="video" data-load="false" data-html="${html}"></div>`,
    )
    const player = page.locator('[data-vitrine=video]')
    const play = page.getByRole('button', {name: 'Play video: The kiln'})
    await play.click()
    await expect(page.frameLocator('iframe[title]').getByRole('heading')).toHaveText(
      'Opening the kiln (playing)',
    )
    await go(page, 'Next')
    await expect(page.locator('iframe[title]')).toHaveCount(0)
    await expect(player).toHaveAttribute('data-video-state', 'idle')
    await go(page, 'Previous')
    await play.click()
    await expect(page.frameLocator('iframe[title]').getByRole('heading')).toHaveText(
      'Opening the kiln (playing)',
    )
  })

test('a video without controls goes on when its slide is back', {tag: '@engines'}, async ({page}) => {
  await openSlide(page, GALLERIES.gallery, '<video muted loop src="/media/glow.webm"></video>')
  const video = page.locator('video')
  await expect(page.getByRole('button', {name: 'Next image'})).toBeVisible()
  await startVideo(video)
  await go(page, 'Next')
  await expect.poll(() => isPaused(video)).toBe(true)
  await go(page, 'Previous')
  await expect.poll(() => isPaused(video)).toBe(false)
})

test('a frame of the page loads again only if it was used', {tag: '@engines'}, async ({page}) => {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/provider/')) loads.push(request.url())
  })
  await openSlide(page, GALLERIES.gallery, `<iframe src="${PROVIDER}" title="The kiln"></iframe>`)
  await expect(page.getByRole('button', {name: 'Next image'})).toBeVisible()
  await expect(page.frameLocator('iframe[title]').getByRole('heading')).toBeVisible()
  await go(page, 'Next')
  await go(page, 'Previous')
  expect(loads).toHaveLength(1)
  await page.frameLocator('iframe[title]').getByRole('link', {name: 'Play'}).click()
  await expect(page.frameLocator('iframe[title]').getByRole('heading')).toHaveText(/playing/)
  const entries = await page.evaluate(() => history.length)
  await go(page, 'Next')
  await expect.poll(() => loads.length).toBe(3)
  // none is added; Firefox drops those of the frame
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries)
})

test('the lightbox pauses the videos of its gallery', {tag: '@engines'}, async ({page}) => {
  await openDocument(page, {
    body: `<main><ul data-vitrine="lightbox">${PICTURE}<li><video controls loop src="/media/glow.webm"></video></li></ul></main>`,
  })
  await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
  const video = page.locator('video')
  await startVideo(video)
  await page.getByAltText('A bowl').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => isPaused(video)).toBe(true)
})

test('slides do not change automatically while a video plays', async ({page}) => {
  await openSlide(
    page,
    'data-vitrine="gallery" data-design="slideshow" data-autoplay data-autoplay-duration="1"',
    '<video controls loop src="/media/glow.webm"></video>',
  )
  const video = page.locator('video')
  await expect(page.getByRole('button', {name: 'Pause the slide show'})).toBeVisible()
  await startVideo(video)
  const first = page.locator('li').first()
  await page.waitForTimeout(2500)
  await expect(first).not.toHaveAttribute('inert')
  await video.evaluate((media: HTMLMediaElement) => media.pause())
  await expect(first).toHaveAttribute('inert')
})
