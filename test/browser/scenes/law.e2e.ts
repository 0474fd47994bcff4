import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {ours} from '../../../build/law/languages.ts'
import {lawPicture} from '../../../build/law/page.ts'
import {activeStrings, strings} from '../../../widgets/withdrawal/widget.ts'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {scrollsSideways, settle} from '../support/layout.ts'
import {bowl, productAttribute} from '../support/markup.ts'
import {expect, test} from '../support/test.ts'

const [variant] = bowl.variants
const SALE = {
  ...bowl,
  variants: [{...variant, lowestPrice: {money: {currency: 'EUR', value: '42.00'}, since: '2026-06-01'}}],
}

const BODY = `<main><h1>Tide Bowl</h1>
  <div data-vitrine="add-to-cart" ${productAttribute(SALE)}></div>
  <div data-vitrine="legal-notice" data-vitrine-load="now"><a href="https://europa.eu/youreurope/"><img src="/media/tide-bowl.svg" width="800" height="1000" alt="Words of the notice"></a></div>
  <p><a data-vitrine="withdrawal" href="/withdrawal"></a></p>
  <div id="statement" data-vitrine="withdrawal" data-order="1842"></div>
</main>`

/** The words of a widget in a language. */
function wordsOf(language: string): typeof strings & typeof activeStrings {
  const file = new URL(`../../../widgets/withdrawal/texts/${language}.json`, import.meta.url)
  const own = language === 'en' ? {} : JSON.parse(readFileSync(file, 'utf8'))
  return {...strings, ...activeStrings, ...own}
}

async function takePicture(page: Page, language: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const {width, height} = await page.evaluate(() => document.documentElement.getBoundingClientRect().toJSON())
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: {x: 0, y: 0, width, height, scale: 1},
    captureBeyondViewport: true,
  })
  mkdirSync(new URL('.', lawPicture(language)), {recursive: true})
  writeFileSync(lawPicture(language), Buffer.from(data, 'base64'))
}

for (const language of ours)
  test(`withdrawal, prior price and notice stand in ${language}, in the words of the law`, async ({page}) => {
    const {link, confirm, check} = wordsOf(language)
    await page.setViewportSize({width: 390, height: 800})
    await openDocument(page, {
      body: BODY,
      html: `lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}`,
      head: '<link rel="stylesheet" href="/vitrine/theme.css"><meta name="viewport" content="width=device-width">',
      context: {
        website: {language},
        websiteSettings: {storeSettings: {defaultCurrency: 'EUR'}},
        priorPrice: 'required',
      },
    })
    await expect(page.getByRole('link', {name: link})).toBeVisible()
    await expect(page.locator('.product-price s')).toContainText(/42|٤٢/)
    const form = page.locator('#statement')
    await form.locator('[name=name]').fill('Ada Lovelace')
    await form.locator('[type=email]').fill('ada@example.com')
    await form.locator('[type=submit]').click()
    await expect(page.getByText(check)).toBeVisible()
    await expect(page.getByRole('button', {name: confirm})).toBeVisible()
    await settle(page)
    expect(await scrollsSideways(page)).toBe(false)
    await expectNoneInAnyLight(page)
    if (process.env.GALLERY) await takePicture(page, language)
  })
