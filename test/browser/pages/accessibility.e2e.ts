import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight, expectNoViolations} from '../support/accessibility.ts'
import {
  addButton,
  alertOf,
  choose,
  expectHeader,
  message,
  open,
  option,
  popover,
} from '../support/page-parts.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

async function openAlert(page: Page, shop: Shop): Promise<void> {
  await open(page, '/shop/tide-bowl')
  await shop.fault({path: '/api/commerce/shopping-cart/entries', status: 422, body: {message: 'No.'}})
  await addButton(page).click()
  await expect(alertOf(page)).toBeVisible()
}

/** Without the opening animation: half-transparent text has no contrast. */
test.use({contextOptions: {reducedMotion: 'reduce'}})

for (const path of ['/', '/shop', '/shop/pour-over-dripper', '/qa'])
  test(`axe finds no problem on ${path}, in light and dark mode`, async ({page}) => {
    await open(page, path)
    await expectNoneInAnyLight(page)
  })

test('axe finds no problem on a product page, with a message, or with the popover', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await expectNoneInAnyLight(page)
  await addButton(page).click()
  await expect(message(page)).toBeVisible()
  await expectNoneInAnyLight(page)
  await choose(page, {Size: 'Small', Glaze: 'Oat'})
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  await popover(page).hover()
  await expectNoneInAnyLight(page)
})

test('every tab stop among pictures has a role and a name', async ({page}) => {
  const rule = 'focus-order-semantics'
  for (const path of ['/gallery', '/shop/speckled-mug']) {
    await open(page, path)
    for (const gallery of await page.getByLabel(/: Images$/).all()) await gallery.scrollIntoViewIfNeeded()
    await expectNoViolations(page, {rule})
  }
  await expect(page.getByRole('region', {name: /: Images$/})).toBeVisible()
  await page
    .getByRole('button', {name: /^View larger image/})
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('region', {name: 'Images', exact: true})).toBeVisible()
  await expectNoViolations(page, {rule})
})

test('axe finds no problem with the alert', async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await openAlert(page, shop)
  await expectNoneInAnyLight(page)
})

for (const [colorScheme, ground] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(36, 31, 28)'],
] as const)
  test(`popover and alert have their own background, ${colorScheme}`, async ({page, shop, consoleLines}) => {
    consoleLines.allowNetworkErrors()
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
    await open(page, '/shop/tide-bowl')
    await addButton(page).click()
    await expect(popover(page)).toHaveCSS('background-color', ground)
    await expect(popover(page)).toHaveCSS('border-top-style', 'solid')
    await openAlert(page, shop)
    await expect(alertOf(page)).toHaveCSS('background-color', ground)
    await expect(alertOf(page)).toHaveCSS('border-top-style', 'solid')
  })

test('in forced colours, popover and alert keep a border, and axe finds no problem', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'})
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expect(popover(page)).toHaveCSS('border-top-style', 'solid')
  await popover(page).hover()
  await expectNoViolations(page)
  await openAlert(page, shop)
  await expectNoViolations(page)
  await expect(alertOf(page)).toHaveCSS('border-top-style', 'solid')
})

test('a purchase by keyboard', async ({page, shop}) => {
  await open(page, '/shop/speckled-mug')
  await tabTo(page, option(page, 'Size'))
  await page.keyboard.press('L')
  await tabTo(page, option(page, 'Glaze'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, option(page, 'Quantity'))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, addButton(page))
  await page.keyboard.press('Space')
  await expectHeader(page, 2, '$68.00')
  await expect(addButton(page)).toBeFocused()
  await expect(popover(page)).toBeVisible()
  await tabTo(page, popover(page).getByRole('link', {name: 'View Cart'}))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart')
  expect(await shop.held()).toEqual(['2 × MUG-LARGE-OAT'])
})

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the Tab key does not lead there')
}
