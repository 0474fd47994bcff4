import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {createReader} from '../support/english.ts'
import {addButton, expectAllMounted, open, popover} from '../support/page-parts.ts'
import {holdRequests, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const CATALOGUE = /\/chunks\/[a-z]{2}(-gb)?-[^-/]+\.js/

for (const store of ['ar', 'ja'])
  test(`a visit in ${store} contains no English text of Vitrine`, async ({page}) => {
    const {text, find, expectNone} = await createReader(store)
    expect(find(['One item in cart', 'Close', 'Warenkorb', 'Tide Bowl was added to your cart'])).toHaveLength(
      3,
    )
    const requests = watchRequests(page)

    await open(page, `/shop/tide-bowl?store=${store}`)
    expect(requests.matching(CATALOGUE)).toHaveLength(1)
    await addButton(page).click()
    await expect(addButton(page)).toHaveText(text('add-to-cart.added'))
    await expect(popover(page)).toContainText(text('cart-popover.viewCart'))
    await expectNone(page)
    const one = text(store === 'ja' ? 'cart-indicator.other' : 'cart-indicator.one', {n: '1'})
    await expect(page.locator('.shop-header [data-vitrine=cart-indicator]')).toHaveAccessibleName(
      new RegExp(`${one}$`),
    )
    await page.locator('.product-quantity-input input').fill('0')
    await addButton(page).click()
    await expect(page.locator('.add-to-cart__message')).toHaveText(
      text('add-to-cart.outOfRange', {min: '1', max: '9999'}),
    )
    await expectNone(page)

    await open(page, '/cart')
    await expect(page.locator('[data-vitrine=cart-page]')).toHaveAttribute('data-cart-state', 'ready')
    await page.getByRole('spinbutton').first().fill('1.5')
    await page.keyboard.press('Tab')
    await expect(page.getByText(text('cart-page.notWhole'))).toBeVisible()
    await expectNone(page)

    await open(page, '/newsletter')
    const newsletter = page.locator('main form')
    await newsletter.locator('input[type=email]').first().fill('someone')
    await newsletter.locator('[type=submit]').first().click()
    await expect(
      page.getByText(text('newsletter.email', {email: text('newsletter.emailFormat')})),
    ).toBeVisible()
    await expectNone(page)

    await open(page, '/contact')
    await page.locator('main form [type=submit]').first().click()
    await expect(page.getByText(text('form.invalid'))).toBeVisible()
    await expectNone(page)
  })

/** Pages with widgets of every kind, and what opens in them. */
const VISITS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/': async () => undefined,
  '/shop': async (page) => {
    await page.locator('.quick-view-link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  '/shop/tide-bowl': async (page) => {
    await addButton(page).click()
    await expect(popover(page)).toBeVisible()
  },
  '/shop/nesting-bowls': (page) => addButton(page).click(),
  '/shop/ash-vase': async (page) => {
    await page.locator('.product-restock-form [type=submit]').click()
  },
  '/shop/commissioned-plate': async (page) => {
    await page.locator('select').first().selectOption({index: 1})
    await addButton(page).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[type=submit]').last().click()
    await expect(dialog.getByRole('alert').first()).toBeVisible()
  },
  '/cart': (page) => page.getByRole('spinbutton').first().fill('2'),
  '/contact': async (page) => {
    await page.locator('main form [type=submit]').first().click()
    await page.locator('[name="g-recaptcha-response"]').first().waitFor({state: 'attached'})
  },
  '/newsletter': async (page) => {
    await page.locator('main form [type=submit]').first().click()
  },
  '/gallery': async () => undefined,
  '/journal': async () => undefined,
  '/journal/opening-the-kiln': async () => undefined,
  '/account': (page) => page.locator('.account-form [type=submit]').click(),
  '/search?q=404': async () => undefined,
}

for (const store of ['ar', 'ja'])
  test(`what widgets display in ${store} has no word in Latin letters`, async ({page, consoleLines}) => {
    test.slow()
    consoleLines.allowNetworkErrors()
    const {expectNoLatin} = await createReader(store)
    await open(page, `/?store=${store}`)
    for (const [address, use] of Object.entries(VISITS)) {
      await test.step(address, async () => {
        await open(page, address)
        await use(page)
        await expectNoLatin(page)
      })
    }
  })

test('the server’s texts stay until those of the language have loaded', async ({page}) => {
  const {text} = await createReader('ar')
  const release = await holdRequests(page, '**/chunks/ar-*.js')
  await page.goto('/shop/tide-bowl?store=ar', {waitUntil: 'domcontentloaded'})
  const button = addButton(page)
  const served = `${await button.textContent()}`.trim()
  await vitrineOf(page)
  // an early click acts once, in the language of the page
  await button.click()
  await expect(button).toHaveText(served)
  release()
  await expect(button).toHaveText(text('add-to-cart.added'))
  await expect(button).toHaveText(served)
})

test('the page’s own texts win, whenever they are set', {tag: '@engines'}, async ({page}) => {
  await page.addInitScript(() => {
    window.Vitrine = [(vitrine) => vitrine.strings({'add-to-cart.added': 'early'})]
  })
  await open(page, '/shop/tide-bowl?store=ar')
  await addButton(page).click()
  await expect(addButton(page)).toHaveText('early')
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate((one) => one.strings({'cart-popover.viewCart': 'late'}))
  await expect(popover(page)).toContainText('late')
})

/** Numbers of each plural category of Arabic, with the category's name. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']
const NUMBERS = ['0', '1', '2', '3', '11', '100']

const likes = NUMBERS.map(
  (n) => `<button data-vitrine="like" data-item-id="i${n}" data-like-count="${n}"></button>`,
)
const comments = NUMBERS.slice(1).map(
  (n) => `<a data-vitrine="comments-link" data-id="c${n}" data-public-comment-count="${n}" href="/"></a>`,
)
const links = `<a data-vitrine="calendar-link" data-title="A" data-start="1797069600000" href="/"></a>
  <div data-vitrine="follow" data-username="kiln"></div>`

test('a catalogue that cannot load leaves English, and is requested again online', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine\] strings:/)
  const {text} = await createReader('ar')
  await page.route('**/chunks/ar-*', (route) => route.abort())
  await openDocument(page, {
    context: {website: {language: 'ar'}},
    html: 'lang="ar" dir="rtl"',
    body: `<main>${likes.join('')}${comments.join('')}${links}</main>`,
  })
  await expectAllMounted(page)
  const texts = (selector: string) => page.locator(selector).allTextContents()
  expect(await texts('[data-vitrine=comments-link]')).toContain('3 Comments')

  await page.unroute('**/chunks/ar-*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('[data-vitrine=calendar-link]')).toHaveText(text('calendar-link.add'))
  await expect(page.locator('.follow__link')).toHaveText(text('follow.follow', {name: 'kiln'}))
  expect(await texts('[data-vitrine=comments-link]')).toEqual(
    NUMBERS.slice(1).map((n, index) => text(`comments-link.${CATEGORIES[index + 1]}`, {n})),
  )
  for (const [index, n] of NUMBERS.entries())
    await expect(page.locator(`[data-item-id=i${n}]`)).toHaveAccessibleName(
      text(`like.${CATEGORIES[index]}`, {n}),
    )
})

test('English requests no file', async ({page}) => {
  const requests = watchRequests(page)
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  expect(requests.matching(CATALOGUE)).toEqual([])
})
