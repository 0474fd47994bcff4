import {expect, type Page} from '@playwright/test'
import {PAGE_TYPES} from '../../../src/model/page-type.ts'
import type {ConsoleLines} from '../support/console-lines.ts'
import {serveDocument} from '../support/document.ts'
import {addUnheard} from '../support/requests.ts'
import {test} from '../support/test.ts'

const BOWL = '64a1f0c27be1d20013c0aa02'
const PICTURE = '<img src="/media/tide-bowl.svg" alt="Bowl" width="80" height="100">'

/** Markup by an author who knows only the name of the widget. */
interface Case {
  name: string
  html: string
  context?: Record<string, unknown>
  check: (page: Page, consoleLines: ConsoleLines) => Promise<unknown>
}

const main = (page: Page) => page.locator('main')
const html = (page: Page) => main(page).innerHTML()
const button = (page: Page) => main(page).getByRole('button')
/** The console names the missing part. */
const says =
  (line: RegExp): Case['check'] =>
  async (_, {all}) =>
    expect.poll(() => all.filter((one) => line.test(one)).length).toBe(1)
const opens: Case['check'] = (page) => expect(page.getByRole('dialog')).toBeVisible()

const cases: Case[] = [
  ...[
    [
      'a link with an element for the number',
      '<a data-vitrine="cart-indicator" href="/cart">Cart (<span>0</span>)</a>',
      'Cart (2)',
    ],
    [
      'a button',
      '<button type="button" data-vitrine="cart-indicator">Cart <b>0</b> <i>$0.00</i></button>',
      'Cart 2 $78.00',
    ],
    [
      'an element around a link',
      '<div data-vitrine="cart-indicator"><a href="/cart">Bag <span>(0)</span></a></div>',
      'Bag (2)',
    ],
    [
      'an icon',
      '<a data-vitrine="cart-indicator" href="/cart" aria-label="Cart"><svg width="9" height="9"></svg></a>',
      '',
    ],
  ].map(([name, markup = '', text = '']) => ({
    name: `cart-indicator: ${name}`,
    html: markup,
    async check(page: Page) {
      await expect(main(page).locator('a,button')).toHaveAccessibleName(/^\w+.*, 2 items in cart$/)
      await expect(main(page)).toHaveText(text)
      await expect(main(page).locator('svg,span,b')).toHaveCount(1)
    },
  })),
  {
    name: 'quick-view: a card with a link and a button, of which the button opens',
    html: `<div data-vitrine="quick-view" data-product-id="${BOWL}"><a href="/shop/tide-bowl">Tide Bowl</a> <form><button>Add</button></form> <button type="button">Look</button></div>`,
    async check(page) {
      await main(page).getByRole('button', {name: 'Look'}).click()
      await expect(page.getByRole('dialog')).toContainText('Tide Bowl')
    },
  },
  {
    name: 'quick-view: a card with a link',
    html: `<div data-vitrine="quick-view" data-product-id="${BOWL}"><p>Sold in spring</p><a href="/shop/tide-bowl">Tide Bowl</a></div>`,
    async check(page, lines) {
      await main(page).getByText('Sold in spring').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await main(page).getByRole('link').click()
      await opens(page, lines)
    },
  },
  {
    name: 'quick-view: an element that is no button becomes one',
    html: `<div data-vitrine="quick-view" data-product-id="${BOWL}">Tide Bowl</div>`,
    async check(page, lines) {
      await button(page).press('Enter')
      await opens(page, lines)
    },
  },
  ...['gallery', 'lightbox'].map((widget) => ({
    name: `${widget} without pictures`,
    html: `<div data-vitrine="${widget}"></div>`,
    check: says(/has no pictures\. Put <img> in it/),
  })),
  {
    name: 'lightbox on an image',
    html: PICTURE.replace('<img', '<img data-vitrine="lightbox"'),
    async check(page, lines) {
      await button(page).click()
      await opens(page, lines)
    },
  },
  {
    name: 'like: a button with its own number',
    html: '<button type="button" data-vitrine="like" data-item-id="natural">♥ <span>12</span> likes</button>',
    async check(page) {
      await expect(button(page)).toHaveAccessibleName('Like, 12 likes')
      await button(page).click()
      await expect(button(page)).toHaveText('♥ 13 likes')
    },
  },
  {
    name: 'like: a button whose text has the number',
    html: '<button type="button" data-vitrine="like" data-item-id="plain">♥ 12</button>',
    async check(page) {
      await button(page).click()
      await expect(button(page)).toHaveText('♥ 13')
      await button(page).click()
      await expect(button(page)).toHaveText('♥ 12')
    },
  },
  {
    name: 'share on a button',
    html: '<button type="button" data-vitrine="share">Tell a friend</button>',
    async check(page) {
      await expect(main(page).locator('button')).toHaveCount(1)
      await button(page).click()
      await expect(button(page)).toHaveText(/Link copied|Copy this link/)
    },
  },
  {
    name: 'follow on a link that leads there already',
    html: '<a data-vitrine="follow" href="https://twitter.com/kiln">Follow us</a>',
    async check(page) {
      await expect(main(page).getByRole('link')).toHaveAttribute('href', 'https://twitter.com/kiln')
    },
  },
  {
    name: 'follow on a link without an address',
    html: '<a data-vitrine="follow" data-username="kiln"></a>',
    async check(page) {
      await expect(main(page).getByRole('link')).toHaveText('Follow @kiln')
      await expect(main(page).locator('a')).toHaveCount(1)
    },
  },
  {
    name: 'comments-link without a number',
    html: '<a data-vitrine="comments-link" href="#comments">Comments</a>',
    check: says(/has no number\. Give data-public-comment-count/),
  },
  {
    name: 'time-since on <time datetime>',
    html: '<time data-vitrine="time-since" datetime="2020-01-01T10:00:00Z">January 1</time>',
    check: (page) => expect(main(page)).toHaveText(/ago$/),
  },
  {
    name: 'audio on an <audio>',
    html: '<audio data-vitrine="audio" src="/media/kiln-bell.wav" controls preload="none"></audio>',
    check: (page) => expect(button(page)).toHaveAccessibleName('Play'),
  },
  ...[
    '<video data-vitrine="video" src="/media/none.webm" controls preload="none"></video>',
    '<div data-vitrine="video"><video src="/media/none.webm" controls preload="none"></video></div>',
    '<div data-vitrine="video"><iframe src="/provider/embed/kiln" title="Kiln"></iframe></div>',
  ].map((own) => ({
    name: `video: ${own}`,
    html: own,
    check: async (page: Page) =>
      expect((await html(page)).replace(' data-vitrine-state="mounted"', '')).toBe(
        own.replace('controls', 'controls=""'),
      ),
  })),
  {
    name: 'announcement-bar with its own button',
    html: '<div data-vitrine="announcement-bar">News <button type="button">Close</button></div>',
    async check(page) {
      await button(page).click()
      await expect(main(page).getByText('News')).toBeHidden()
    },
  },
  {
    name: 'related-products without ids',
    html: '<ul data-vitrine="related-products"><li><a href="/shop/tide-bowl">Bowl</a></li></ul>',
    check: says(/names no products\. Give each of them data-product-id/),
  },
  {
    name: 'restock-form with a field of another name',
    html: '<div data-vitrine="restock-form" data-product-id="p"><form><input name="mail" aria-label="Mail"><button>Tell me</button></form></div>',
    check: (page) => expect(main(page).getByRole('textbox')).toHaveAttribute('type', 'email'),
  },
  {
    name: 'order-confirmed around its script',
    html: '<div data-vitrine="order-confirmed"><script type="application/json">{"id": "n1", "items": [], "grandTotal": {"value": "1.00", "currency": "USD"}}</script></div>',
    context: {pageType: PAGE_TYPES['order-confirmed']},
    check: (page) => expect(main(page).locator('div')).toHaveAttribute('data-vitrine-state', 'mounted'),
  },
]

for (const one of cases)
  test(`understood: ${one.name}`, async ({page, consoleLines}) => {
    consoleLines.expect(/has no pictures|has no number|names no products/, null)
    await page.goto('about:blank')
    await addUnheard(page, BOWL, 'BOWL-TIDE', 2)
    await serveDocument(page, '/test-document', {
      body: `<main>${one.html}</main>`,
      loader: 'data-load="now"',
      ...(one.context && {context: one.context}),
    })
    await page.goto('/test-document')
    await expect(main(page).locator('[data-vitrine]')).toHaveAttribute('data-vitrine-state', 'mounted')
    await one.check(page, consoleLines)
  })
