import type {Page} from '@playwright/test'
import {scrollsSideways} from '../support/layout.ts'
import {expect, test} from '../support/test.ts'

const button = (page: Page) => page.locator('.shop-header > .shop-menu')
const menu = (page: Page) => page.locator('#shop-nav')

test.describe('on a phone the navigation is a sheet', () => {
  test.use({viewport: {width: 390, height: 844}, contextOptions: {reducedMotion: 'reduce'}})

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({javaScriptEnabled})

      test('opened and left by keyboard', async ({page}) => {
        await page.goto('/journal')
        await expect(menu(page)).toBeHidden()
        await button(page).focus()
        await page.keyboard.press('Enter')
        await expect(menu(page)).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', {name: 'Close the menu'})).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(menu(page)).toBeHidden()
        await expect(button(page)).toBeFocused()
        await page.keyboard.press('Enter')
        await page.getByRole('link', {name: 'Contact'}).click()
        await expect(page).toHaveURL(/\/contact$/)
      })
    })

  for (const [store, side] of [
    ['en', 'left'],
    ['ar', 'right'],
  ] as const)
    test(`on the ${side} in ${store}, with room for the whole header in one row`, async ({page}) => {
      await page.goto(`/?store=${store}`)
      await button(page).click()
      const box = await menu(page).boundingBox()
      expect(side === 'left' ? box?.x : 390 - ((box?.x ?? 0) + (box?.width ?? 0))).toBe(0)
      const header = await page.locator('.shop-header').boundingBox()
      expect(header?.height).toBeLessThan(80)
    })

  test('320 px are enough', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640})
    await page.goto('/shop/tide-bowl')
    expect(await scrollsSideways(page)).toBe(false)
    await button(page).click()
    await page.getByRole('button', {name: 'Close the menu'}).click()
    await expect(menu(page)).toBeHidden()
  })
})

test('on a desktop all links are in the header, and the link to this page says so', async ({page}) => {
  await page.goto('/journal')
  await expect(button(page)).toBeHidden()
  await expect(menu(page).getByRole('link')).toHaveCount(7)
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Journal')
})
