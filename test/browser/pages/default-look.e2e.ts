import type {Locator, Page} from '@playwright/test'
import {shops} from '../../../demo/views/looks.ts'
import {expectNoneInAnyLight, expectNoViolations} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {addButton, choose, expectState, open, option, popover} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const THEME = '<link rel="stylesheet" href="/vitrine/theme.css">'
const STYLE = '<link rel="stylesheet" href="/test-style.css">'

const product = JSON.stringify({
  id: '64a1f0c27be1d20013c0aa02',
  title: 'Tide Bowl',
  variants: [{sku: 'BOWL-TIDE', price: 4800, salePrice: 3900, onSale: true}],
})

const FORM = `<form data-vitrine="add-to-cart" data-vitrine-load="now" method="post" action="/cart/add" data-product='${product}'>
  <p class="product-price">$39.00 <s class="original-price">$48.00</s></p>
  <label class="variant-option">Wrapping <select name="wrapping"><option>None</option><option>Paper</option></select></label>
  <div class="product-quantity-input"><label for="many">Quantity</label> <input id="many" type="number" name="quantity" value="1" min="1"></div>
  <button type="submit">Add To Cart</button>
</form>`
const BODY = `<main><h1>Tide Bowl</h1>${FORM}<p>See <a href="/about">how it is made</a>.</p></main>`

const style = (page: Page, css: string) =>
  page.route('**/test-style.css', (route) => route.fulfill({contentType: 'text/css', body: css}))

const cssOf = (of: Locator, name: string): Promise<string> =>
  of.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

const token = (page: Page, name: string): Promise<string> => cssOf(page.locator('html'), `--vitrine-${name}`)

const heightOf = async (of: Locator): Promise<number> => (await of.boundingBox())?.height ?? 0

const form = (page: Page): Locator => page.locator('[data-vitrine=add-to-cart]')
const button = (page: Page): Locator => form(page).locator('[type=submit]')

test.describe('the default look', () => {
  test('finishes a page that has no style sheet, and nothing moves', async ({page}) => {
    await recordShifts(page)
    await openDocument(page, {head: THEME, body: BODY})
    await expectState(form(page), 'mounted')
    for (const control of [
      form(page).getByRole('combobox'),
      form(page).getByRole('spinbutton'),
      button(page),
    ])
      expect(await heightOf(control)).toBeGreaterThanOrEqual(44)
    await expect(form(page).locator('.original-price')).toHaveCSS('text-decoration-line', 'line-through')
    await expect(button(page)).toHaveCSS('border-top-left-radius', '8px')
    const [label, select] = [form(page).locator('label').first(), form(page).getByRole('combobox')]
    expect((await label.boundingBox())?.y).toBeLessThan((await select.boundingBox())?.y ?? 0)
    await settle(page)
    expect(await shifts(page)).toEqual([])
    await expectNoneInAnyLight(page, 'form')
  })

  for (const [buttons, less, more] of [
    ['named as in a shop’s theme', 'name="minus"', 'name="plus"'],
    ['of ours', 'data-quantity-step="-1"', 'data-quantity-step="1"'],
  ])
    test(`has the quantity between its buttons in one row: ${buttons}, without an element around them`, async ({
      page,
    }) => {
      const row = `<button type="button" ${less}>−</button><input type="number" name="quantity" value="1"><button type="button" ${more}>+</button>`
      await openDocument(page, {
        head: THEME,
        body: BODY.replace(/<div class="product-quantity-input">.*<\/div>/, row),
      })
      await expectState(form(page), 'mounted')
      const tops = await form(page)
        .locator('input, button[type=button]')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(tops).toEqual(Array(3).fill(tops[0]))
      const label = await form(page).locator('.variant-option').boundingBox()
      expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThan(tops[0] ?? 0)
    })

  test('leaves hidden what is hidden', async ({page}) => {
    await openDocument(page, {
      head: THEME,
      body: `<form data-form-id="f" hidden><input name="a"></form><div data-vitrine="add-to-cart" data-product='${product}'>
        <form><span class="product-mark" hidden>Sale</span><button>Add</button></form></div>`,
    })
    await expect(page.locator('[data-form-id]')).toBeHidden()
    await expect(page.locator('.product-mark')).toBeHidden()
  })

  test('yields to any rule of the page, and follows its tokens', async ({page}) => {
    await style(
      page,
      ':root { --vitrine-accent: rgb(0, 80, 40); --vitrine-radius: 3px } select { border-radius: 1px }',
    )
    await openDocument(page, {head: STYLE + THEME, body: BODY})
    await expect(button(page)).toHaveCSS('background-color', 'rgb(0, 80, 40)')
    await expect(button(page)).toHaveCSS('border-top-left-radius', '3px')
    await expect(form(page).getByRole('combobox')).toHaveCSS('border-top-left-radius', '1px')
  })

  test('has borders in forced colours, and leaves the button out of prints', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'})
    await openDocument(page, {
      head: THEME,
      body: BODY.replace('type="submit"', 'type="submit" class="sqs-add-to-cart-button"'),
    })
    await expect(button(page)).not.toHaveCSS('border-top-width', '0px')
    await page.emulateMedia({forcedColors: 'none', media: 'print'})
    await expect(button(page)).toBeHidden()
    await page.emulateMedia({media: 'screen'})
  })

  test('shows the focus in the accent', async ({page}) => {
    await style(page, ':root { --vitrine-accent: rgb(0, 80, 40) }')
    await openDocument(page, {head: STYLE + THEME, body: BODY})
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    await expect(focused).toHaveCSS('outline-color', 'rgb(0, 80, 40)')
    await expect(focused).toHaveCSS('outline-style', 'solid')
  })
})

test.describe('data-theme="auto"', () => {
  const LOADER = 'data-theme="auto"'
  const OWN = `body { color: rgb(20, 20, 20); background: rgb(250, 250, 245); font-family: Georgia, serif }
    main [type=submit] { color: rgb(255, 255, 255); background: rgb(140, 59, 28); border: 0; border-radius: 10px }`

  test('takes accent, corners, font and surface of the page', async ({page}) => {
    await style(page, OWN)
    await openDocument(page, {head: STYLE, body: BODY, loader: LOADER})
    await expect.poll(() => token(page, 'accent')).toBe('rgb(140, 59, 28)')
    expect(await token(page, 'radius')).toBe('10px')
    expect(await token(page, 'font')).toBe('Georgia, serif')
    expect(await token(page, 'surface')).toBe('rgb(250, 250, 245)')
    await button(page).click()
    await expect(popover(page)).toHaveCSS('background-color', 'rgb(250, 250, 245)')
    await expect(popover(page)).toHaveCSS('border-top-left-radius', '10px')
  })

  test('follows a page that switches to the dark', async ({page}) => {
    await style(
      page,
      `${OWN} .dark body { color: rgb(240, 240, 240); background: rgb(10, 10, 10) } .dark main [type=submit] { color: rgb(0, 0, 0); background: rgb(255, 200, 100) }`,
    )
    await openDocument(page, {head: STYLE + THEME, body: BODY, loader: LOADER})
    await expect.poll(() => token(page, 'accent')).toBe('rgb(140, 59, 28)')
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    await expect.poll(() => token(page, 'accent')).toBe('rgb(255, 200, 100)')
    expect(await token(page, 'surface')).toBe('rgb(10, 10, 10)')
  })

  test('takes neither the browser’s buttons nor Vitrine’s nor the default look for the page’s own', async ({
    page,
  }) => {
    const picture = '<li><img src="/media/tide-bowl.svg" alt="A bowl" width="80" height="100"></li>'
    const gallery = `<div data-vitrine="product-gallery" data-vitrine-load="now"><ul>${picture.repeat(2)}</ul></div>`
    const step = '<button type="button" data-quantity-step="1">+</button>'
    const body = BODY.replace('</h1>', `</h1>${gallery}`)
      .replace('<input', `${step}<input`)
      .replace('type="submit"', 'type="submit" class="sqs-add-to-cart-button"')
    await style(page, '[data-quantity-step] { background: rgb(238, 238, 255) }')
    for (const head of ['', THEME]) {
      await openDocument(page, {head: STYLE + head, body, loader: LOADER})
      await expectState(form(page), 'mounted')
      await expect(page.locator('.product-gallery__next')).toBeAttached()
      await settle(page)
      await button(page).hover()
      await page.evaluate(() => document.body.setAttribute('data-mode', 'calm'))
      expect(await token(page, 'accent')).toBe(head && 'light-dark(#1a1a1a,#f5f5f5)')
      expect(await token(page, 'button-background')).toBe('')
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeGreaterThan(0)
    }
  })

  test('leaves the tokens of the page as they are', async ({page}) => {
    await style(page, `${OWN} :root { --vitrine-accent: rgb(0, 80, 40) }`)
    await openDocument(page, {head: STYLE, body: BODY, loader: LOADER})
    await expect.poll(() => token(page, 'radius')).toBe('10px')
    expect(await token(page, 'accent')).toBe('rgb(0, 80, 40)')
  })

  test('is the only page that fetches code for it', async ({page}) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await openDocument(page, {body: BODY})
    await expectState(form(page), 'mounted')
    await settle(page)
    expect(fetched.filter((url) => /\/read-look-/.test(url))).toEqual([])
    await openDocument(page, {body: BODY, loader: LOADER})
    await expect.poll(() => fetched.some((url) => /\/read-look-/.test(url))).toBe(true)
  })
})

test('a button keeps its width while another text stands on it, and its neighbour its place', async ({
  page,
}) => {
  await openDocument(page, {
    body: BODY.replace('</button>', '</button> <a id="beside" href="/care">Care</a>'),
  })
  await expectState(form(page), 'mounted')
  const [wide, place] = [
    (await button(page).boundingBox())?.width,
    (await page.locator('#beside').boundingBox())?.x,
  ]
  await button(page).click()
  await expect(button(page)).toHaveText('Added!')
  // the computed width has fewer digits than the box
  expect((await button(page).boundingBox())?.width).toBeCloseTo(wide ?? 0, 1)
  expect((await page.locator('#beside').boundingBox())?.x).toBeCloseTo(place ?? 0, 1)
  await expect(button(page)).toHaveText('Add To Cart')
  await expect(button(page)).not.toHaveAttribute('style')
})

test('every close button looks alike', async ({page}) => {
  const lookOf = (closer: Locator) =>
    closer.evaluate((element) => {
      const {inlineSize, blockSize, borderTopLeftRadius, fontSize} = getComputedStyle(element)
      return {inlineSize, blockSize, borderTopLeftRadius, fontSize}
    })
  const ALIKE = {inlineSize: '44px', blockSize: '44px', borderTopLeftRadius: '50%', fontSize: '28px'}
  await page.emulateMedia({reducedMotion: 'reduce'})
  await open(page, '/shop')
  await page.locator('.quick-view-link').first().click()
  const view = page.locator('.quick-view__close')
  expect(await lookOf(view)).toEqual(ALIKE)
  await view.click()
  await addButton(page, 'Tide Bowl').click()
  expect(await lookOf(popover(page).locator('.cart-popover__close'))).toEqual(ALIKE)
  await open(page, '/contact')
  await page.locator('.lightbox-handle').first().click()
  expect(await lookOf(page.locator('.vitrine-form__close'))).toEqual(ALIKE)
  await open(page, '/gallery')
  await page.locator('[data-vitrine=gallery] a:has(img)').first().click()
  expect(await lookOf(page.locator('.vitrine-lightbox__close'))).toEqual(ALIKE)
})

test('the dialogs of the demo are in the shop’s red, with its corners', async ({page}) => {
  await open(page, '/shop/commissioned-plate')
  await option(page, 'Rim').selectOption({index: 1})
  await addButton(page).click()
  const send = page.locator('.vitrine-form__primary')
  await expect(send).toHaveCSS('background-color', 'rgb(140, 59, 28)')
  await expect(send).toHaveCSS('border-top-left-radius', '6px')
  await page.keyboard.press('Tab')
  await expect(page.locator('dialog :focus')).toHaveCSS('outline-color', 'rgb(140, 59, 28)')
})

test.describe('/looks', () => {
  test('shows three shops', async ({page}) => {
    await open(page, '/looks')
    for (const name of Object.keys(shops))
      await expect(page.frameLocator(`[src="/looks/${name}"]`).locator('.look-main')).toBeVisible()
  })

  for (const name of Object.keys(shops)) {
    test(`${name} is accessible, also on a phone and from right to left`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'})
      await open(page, `/looks/${name}`)
      await choose(page, {Size: 'Small', Glaze: 'Oat'}, 'Speckled Mug')
      await addButton(page, 'Speckled Mug').click()
      await expect(popover(page)).toBeVisible()
      await expectNoViolations(page)
      await page.setViewportSize({width: 390, height: 844})
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      })
      expect(await scrollsSideways(page)).toBe(false)
    })
  }
})
