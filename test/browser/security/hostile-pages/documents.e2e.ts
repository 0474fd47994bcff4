import {expect, type Page} from '@playwright/test'
import {expectAllMounted} from '../../support/page-parts.ts'
import {test} from '../../support/test.ts'
import {hostileDocument, LOADER, openHostile, SHOP, useShop} from './shop-document.ts'

/** Writes the whole page again after it has loaded, as old tag managers and previews do. */
const write = (page: Page, html: string): Promise<void> =>
  page.evaluate((text) => {
    document.open()
    document.write(text)
    document.close()
  }, html)

const addLoader = (page: Page): Promise<unknown> => page.addScriptTag({url: LOADER})

test('a page that is written late works, even if its loader runs twice', async ({page, shop}) => {
  await openHostile(page, {body: '', loader: ''})
  await write(page, hostileDocument({}))
  await addLoader(page)
  await useShop(page, shop)
})

test('a page that is written over a running page works', async ({page, shop}) => {
  await openHostile(page)
  await expectAllMounted(page)
  await write(page, hostileDocument({}))
  await useShop(page, shop)
})

test('a late loader finds existing elements, and later ones', async ({page, shop}) => {
  await openHostile(page, {body: '<main></main>', loader: ''})
  await addLoader(page)
  await addLoader(page)
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), SHOP)
  await useShop(page, shop)
  await expect(page.getByRole('button', {name: 'Next image'})).toHaveCount(1)
})
