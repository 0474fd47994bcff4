import type {Locator, Page} from '@playwright/test'
import {openOn} from '../requests/open-as.ts'
import {watchOutside} from '../requests/watch-outside.ts'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {recordShifts, settle, shifts} from '../support/layout.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const RESTRICTIVE = {isRestrictive: true}
const ASK = 'Press to load the video from player.example. It may set cookies.'
const ASK_CAPTCHA = 'Press to load the captcha from www.google.com. It may set cookies.'

const video = (path: string, attributes = ''): string =>
  `<section><div data-vitrine="video" data-title="${path}" ${attributes} data-html='&lt;iframe src="https://player.example/${path}"&gt;&lt;/iframe&gt;'></div></section>`
const captchaForm = '<form><label>Email <input></label><div data-vitrine="captcha"></div><p>After</p></form>'

const ask = (page: Page, name: string): Locator => page.getByRole('button', {name: `${name} ${ASK}`})

async function accept(page: Page): Promise<void> {
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate((one) => one.consent.set({analytics: true}))
}

test('third-party videos wait for a click or for consent, which later pages remember', async ({page}) => {
  await recordShifts(page)
  const asked = await watchOutside(page)
  const html = `<main><h1>Films</h1>${video('Kiln')}${video('Wheel')}${video('Glow', 'data-background')}</main>`
  await openOn(page, RESTRICTIVE, html)
  for (const name of ['Kiln', 'Wheel']) await expect(ask(page, name)).toBeVisible()
  await expectNoneInAnyLight(page)
  expect([...asked]).toEqual([])
  const sizeOf = () =>
    page
      .locator('[data-title=Kiln]')
      .evaluate(({offsetTop, offsetWidth, offsetHeight}: HTMLElement) => [
        offsetTop,
        offsetWidth,
        offsetHeight,
      ])
  const size = await sizeOf()
  await ask(page, 'Kiln').press('Enter')
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://player.example/Kiln?autoplay=1')
  await expect(page.locator('iframe')).toBeFocused()
  expect(await sizeOf()).toEqual(size)
  await accept(page)
  await expect(page.locator('[data-title=Wheel] iframe')).toHaveAttribute(
    'src',
    'https://player.example/Wheel',
  )
  await page.locator('[data-title=Glow]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-title=Glow] iframe')).toHaveAttribute('src', /Glow\?autoplay=1/)
  await expect(page.locator('.vitrine-ask')).toHaveCount(0)
  await settle(page)
  expect(await shifts(page)).toEqual([])
  await page.reload()
  await page.locator('[data-title=Wheel]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-title=Wheel] iframe')).toHaveAttribute(
    'src',
    'https://player.example/Wheel',
  )
  await expect(page.locator('.vitrine-ask')).toHaveCount(0)
})

test('without an effect of consent, each video needs a click', async ({page}) => {
  await watchOutside(page)
  await openOn(page, {isRestrictive: true, isAbsolute: true}, video('Kiln') + video('Wheel'))
  await accept(page)
  await ask(page, 'Wheel').click()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(ask(page, 'Kiln')).toBeVisible()
})

test('a captcha keeps its place until its form is used, or it is clicked', {tag: '@engines'}, async ({
  page,
}) => {
  const asked = await watchOutside(page)
  const after = page.getByText('After')
  const button = page.getByRole('button', {name: ASK_CAPTCHA})
  await openOn(page, RESTRICTIVE, `<main><h1>Ask</h1>${captchaForm}</main>`)
  await expect(button).toBeVisible()
  await expectNoneInAnyLight(page)
  // focusing the prompt alone loads nothing
  await button.focus()
  expect([...asked]).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-vitrine=captcha] input')).toBeFocused()
  await openOn(page, RESTRICTIVE, `<main><h1>Ask</h1>${captchaForm}</main>`)
  await expect(button).toBeVisible()
  const place = await after.boundingBox()
  await page.getByLabel('Email').click()
  await expect(page.locator('[data-vitrine=captcha] input')).toBeVisible()
  await expect(button).toHaveCount(0)
  expect(await after.boundingBox()).toEqual(place)
})
