import type {Locator, Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {settle} from '../support/layout.ts'
import {expectState} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

/** What a newcomer's first pages show, with the default look. */

const THEME =
  '<link rel="stylesheet" href="/vitrine/theme.css"><meta name="viewport" content="width=device-width">'
const MOCK = 'data-api="mock"'

const product = JSON.stringify({
  id: 'bowl',
  title: 'Tide Bowl',
  variants: [{sku: 'BOWL', price: 3900, qtyInStock: 9}],
})
const elementOf = (inside: string) =>
  `<form data-vitrine="add-to-cart" data-vitrine-load="now" method="post" action="/cart/add" data-product='${product}'>${inside}</form>`

const STEPS = `<div class="product-quantity-input">
  <button type="button" data-quantity-step="-1" aria-label="Decrease quantity">−</button>
  <input type="number" name="quantity" min="1" value="1" aria-label="Quantity">
  <button type="button" data-quantity-step="1" aria-label="Increase quantity">+</button>
</div>
<button type="submit">Add To Cart</button>`

/** As in Dawn: named buttons, in a separate element. */
const NAMED = `<quantity-input>
  <button name="minus" type="button" aria-label="Decrease quantity">−</button>
  <input type="number" name="quantity" min="1" value="1" aria-label="Quantity">
  <button name="plus" type="button" aria-label="Increase quantity">+</button>
</quantity-input>
<button type="submit">Add To Cart</button>`

const boxOf = async (of: Locator) => {
  const box = await of.boundingBox()
  if (!box) throw new Error('is not visible')
  return {...box, middle: box.y + box.height / 2}
}

for (const [whose, markup] of [
  ['the widget’s own', elementOf('')],
  ['the page’s', elementOf(STEPS)],
  ['the page’s named', elementOf(NAMED)],
] as const)
  test(`${whose} buttons of the quantity stand in one row with it, and look like the rest`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844})
    await openDocument(page, {head: THEME, body: `<main>${markup}</main>`, loader: MOCK})
    await expectState(page.locator('[data-vitrine=add-to-cart]'), 'mounted')
    await settle(page)
    const [less, field, more] = [
      page.getByRole('button', {name: 'Decrease quantity'}),
      page.getByRole('spinbutton'),
      page.getByRole('button', {name: 'Increase quantity'}),
    ]
    const [left, middle, right] = [await boxOf(less), await boxOf(field), await boxOf(more)]
    expect(left.x + left.width).toBeLessThanOrEqual(middle.x)
    expect(middle.x + middle.width).toBeLessThanOrEqual(right.x)
    for (const box of [left, right]) {
      expect(box.middle).toBeCloseTo(middle.middle, 0)
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
    await expect(field).toHaveCSS('text-align', 'center')
    for (const button of [less, more]) await expect(button).toHaveCSS('border-top-style', 'solid')
  })

test('the label of a radio button stands beside its circle', async ({page}) => {
  const radios = ['Small', 'Large'].map(
    (size) => `<label><input type="radio" name="size" value="${size}"> <span>${size}</span></label>`,
  )
  const body = elementOf(`<fieldset><legend>Size</legend>${radios.join(' ')}</fieldset><button>Add</button>`)
  await openDocument(page, {head: THEME, body, loader: MOCK})
  const [circle, text] = [await boxOf(page.getByRole('radio').first()), await boxOf(page.getByText('Small'))]
  expect(text.middle).toBeCloseTo(circle.middle, 0)
  expect((await boxOf(page.getByRole('radio').last())).middle).toBeCloseTo(circle.middle, 0)
})

/** Opens a page with a product without a picture, the drawer and the cart, and adds the product. */
async function openShop(page: Page, cart: string): Promise<void> {
  await openDocument(page, {
    head: THEME,
    body: `<a data-vitrine="cart-indicator" href="/cart">Cart</a>${elementOf('<button type="submit">Add To Cart</button>')}${cart}`,
    loader: `${MOCK} data-cart="drawer"`,
  })
  await expectState(page.locator('[data-vitrine=add-to-cart]'), 'mounted')
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.locator('[data-cart=lines] > li')).toHaveCount(1)
}

for (const [place, cart] of [
  ['the cart page', '<div data-vitrine="cart-page" data-vitrine-load="now"></div>'],
  ['the drawer', ''],
] as const)
  test(`a line without a picture has an empty place in ${place}`, async ({page}) => {
    await openShop(page, cart)
    const picture = page.locator('[data-cart=lines] [data-cart=image]')
    await expect(picture).toHaveCSS('visibility', 'hidden')
    // the text stays where the texts of other lines are
    const title = await boxOf(page.locator('[data-cart=lines] [data-cart=title]'))
    expect(title.x).toBeGreaterThan((await boxOf(page.locator('[data-cart=lines] > li'))).x + 60)
  })

test('the cart page has its two ways on in one line', async ({page}) => {
  await openShop(page, '<div data-vitrine="cart-page" data-vitrine-load="now"></div>')
  const actions = page.locator('.cart-page__actions > *:visible')
  await expect(actions).toHaveCount(2)
  expect((await boxOf(actions.first())).middle).toBeCloseTo((await boxOf(actions.last())).middle, 0)
  await expect(page.locator('[data-cart=checkout]')).toHaveCSS('text-align', 'center')
})

test('the drawer has no element that pages style as the frame of a page', async ({page}) => {
  await openShop(page, '')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('dialog').locator('header, footer, nav, main, aside')).toHaveCount(0)
})

for (const [name, attributes] of [
  ['gallery', 'data-design="slideshow" data-controls'],
  ['product-gallery', ''],
] as const)
  test(`a sticky header with a z-index is above the arrows of a ${name}`, async ({page}) => {
    const picture = '<li><img src="/media/tide-bowl.svg" alt="A bowl" width="300" height="300"></li>'
    await openDocument(page, {
      head: THEME,
      body: `<header>Shop</header><div data-vitrine="${name}" data-vitrine-load="now" ${attributes}><ul>${picture.repeat(3)}</ul></div>`,
    })
    await expectState(page.locator(`[data-vitrine=${name}]`), 'mounted')
    const arrow = page.locator(`.${name}__next`)
    await expect(arrow).toBeVisible()
    // no inline style: the policy allows none
    await page.evaluate(() => {
      const {style} = document.querySelector('header') ?? document.body
      Object.assign(style, {
        position: 'sticky',
        top: '0',
        zIndex: '1',
        height: '2000px',
        marginBottom: '-2000px',
      })
    })
    const {x, middle, width} = await boxOf(arrow)
    const top = await page.evaluate(([left, above]) => document.elementFromPoint(left, above)?.tagName, [
      x + width / 2,
      middle,
    ] as const)
    expect(top).toBe('HEADER')
  })
