import type {Locator, Page} from '@playwright/test'
import {expectNoneInAnyLight} from '../support/accessibility.ts'
import {openDocument} from '../support/document.ts'
import {recordShifts, scrollsSideways, settle, shifts} from '../support/layout.ts'
import {addToCart, notebook, productAttribute, spacer} from '../support/markup.ts'
import {
  addButton,
  choose,
  expectAllMounted,
  expectHeader,
  message,
  open,
  option,
} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const bar = (page: Page): Locator => page.getByRole('region', {name: 'Speckled Mug', exact: true})

const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))
const toStart = (page: Page) => page.evaluate(() => scrollTo(0, 0))

const sizeOf = async (element: Locator) => (await element.boundingBox()) ?? {width: 0, height: 0}

test.describe('values that are sold out', () => {
  test('are marked before any use, and stay so with the first', async ({page}) => {
    await open(page, '/shop/salt-pig')
    const black = page.getByRole('radio', {name: 'Black (unavailable)'})
    await expect(black).toBeVisible()
    await expect(page.locator('label', {has: black})).toHaveCSS('text-decoration-line', 'line-through')
    await black.focus()
    await page.keyboard.press('Space')
    await expect(addButton(page)).toHaveText('Sold out')
    await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('[data-vitrine=restock-form]')).toBeVisible()
    await expect(option(page, 'Quantity')).toBeHidden()
    await expect(black).toBeFocused()
    await page.getByRole('radio', {name: 'White'}).check()
    await expect(addButton(page)).toHaveText('Add To Cart')
  })

  test('are marked when the product comes into view if the server has not marked them', async ({page}) => {
    const sizes = {
      ...notebook,
      variants: notebook.variants.map((one, index) => ({...one, qtyInStock: index ? 9 : 0})),
    }
    const form = `<div data-vitrine="add-to-cart" ${productAttribute(sizes)}><form method="post" action="/cart/add">
      <label>Paper <select name="Paper"><option value="">Choose</option><option>Plain</option></select></label>
      <button>Add To Cart</button></form></div>`
    await openDocument(page, {body: `${spacer(3000)}${form}`})
    await expectAllMounted(page)
    const entry = page.getByLabel('Paper').locator('option').nth(1)
    await expect(entry).toHaveText('Plain')
    await toEnd(page)
    await expect(entry).toHaveText('Plain (unavailable)')
  })
})

test.describe('the choice in the address', () => {
  test('can be shared, and Back keeps it', {tag: '@engines'}, async ({page}) => {
    await open(page, '/shop/speckled-mug')
    await choose(page, {Size: 'Large', Glaze: 'Oat'})
    await expect(page).toHaveURL(/\/shop\/speckled-mug\?variant=MUG-LARGE-OAT$/)
    const shared = page.url()
    await page.getByRole('link', {name: 'Cart'}).first().click()
    await page.waitForURL('**/cart')
    await page.goBack()
    await expect(page).toHaveURL(shared)
    await expect(option(page, 'Glaze')).toHaveValue('Oat')
    await expect(option(page, 'Size')).toHaveValue('Large')
    await page.goto('/shop')
    await open(page, shared)
    await expect(option(page, 'Glaze')).toHaveValue('Oat')
    await addButton(page).click()
    await expectHeader(page, 1, '$34.00')
  })

  test('of a sold-out variant says so without a click, with the restock form', async ({page}) => {
    await open(page, '/shop/salt-pig?variant=PIG-BLACK')
    await expect(page.getByRole('radio', {name: /^Black/})).toBeChecked()
    await expect(addButton(page)).toHaveText('Sold out')
    await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(page.locator('[data-vitrine=restock-form]')).toBeVisible()
    await expect(option(page, 'Quantity')).toBeHidden()
  })

  test('is not touched by a quick view', async ({page}) => {
    await open(page, '/shop')
    await page.locator('[data-vitrine=quick-view]').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Size', {exact: true}).selectOption('Large')
    await dialog.getByLabel('Glaze', {exact: true}).selectOption('Oat')
    await expect(dialog.locator('.product-price')).toHaveText('$34.00')
    expect(new URL(page.url()).search).not.toContain('variant')
  })
})

test('prices stand beside the values that cost more', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await choose(page, {Size: 'Small'})
  const large = option(page, 'Size').locator('option', {hasText: 'Large'})
  await expect(large).toHaveText(/^Large \(\u2068\+\$6\.00\u2069\)$/)
  await choose(page, {Glaze: 'Sea'})
  await expect(large).toHaveText('Large (unavailable)')
})

test.describe('swatches', () => {
  test('are radio buttons: the keyboard chooses, and the name stays', async ({page}) => {
    await open(page, '/shop/salt-pig')
    const white = page.getByRole('radio', {name: 'White'})
    await expect(white).toHaveClass(/add-to-cart__swatch/)
    expect(await white.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(242, 237, 226)')
    expect((await sizeOf(white)).width).toBeGreaterThanOrEqual(24)
    await white.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', {name: /^Black/})).toBeChecked()
    await expect(page.getByRole('radio', {name: 'Black (unavailable)'})).toBeFocused()
    await expectNoneInAnyLight(page)
  })

  test('keep their colour in forced colours', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'})
    await open(page, '/shop/salt-pig')
    const white = page.getByRole('radio', {name: 'White'})
    await expect(white).toHaveClass(/add-to-cart__swatch/)
    await white.check()
    const {color, outline} = await white.evaluate((one) => {
      const style = getComputedStyle(one)
      return {color: style.backgroundColor, outline: style.outlineStyle}
    })
    expect([color, outline]).toEqual(['rgb(242, 237, 226)', 'solid'])
  })
})

test('steps change the quantity, and are large enough for a finger', {tag: '@engines'}, async ({page}) => {
  await open(page, '/shop/tide-bowl')
  const more = page.getByRole('button', {name: 'Increase quantity'})
  const less = page.getByRole('button', {name: 'Decrease quantity'})
  for (const one of [more, less]) {
    const {width, height} = await sizeOf(one)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await more.click()
  await expect(option(page, 'Quantity')).toHaveValue('2')
  await more.press('Enter')
  await expect(option(page, 'Quantity')).toHaveValue('3')
  await less.click()
  await expect(option(page, 'Quantity')).toHaveValue('2')
  await addButton(page).click()
  await expectHeader(page, 2, '$78.00')
})

test('in a list, the picture follows the choice', async ({page}) => {
  await open(page, '/shop?query=wrapping')
  const picture = page.locator('.card .vitrine-card__picture').first()
  const source = await picture.getAttribute('src')
  await page.getByRole('radio', {name: 'Stripes'}).check()
  await expect(picture).not.toHaveAttribute('src', source ?? '')
  expect(
    await picture.evaluate(async (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
})

test('what is left of a variant shows with a limit alone', async ({page}) => {
  const few = {...notebook, variants: notebook.variants.map((one) => ({...one, qtyInStock: 3}))}
  await openDocument(page, {
    body: `<div data-vitrine="add-to-cart" data-low-stock="5" ${productAttribute(few)}></div>`,
  })
  await expectAllMounted(page)
  await page.getByLabel('Paper').selectOption('Plain')
  await expect(page.locator('.product-scarcity')).toHaveText('3 left')
})

test.describe('the buy bar', () => {
  for (const width of [1280, 390])
    test.describe(`at ${width} px`, () => {
      test.use({viewport: {width, height: 800}})

      test('stays while the button is out of the window', async ({page}) => {
        await recordShifts(page)
        await open(page, '/shop/speckled-mug')
        await addButton(page).scrollIntoViewIfNeeded()
        await choose(page, {Size: 'Large', Glaze: 'Oat'})
        await expect(bar(page)).toBeHidden()
        await settle(page)
        await page.evaluate(() => window.shifts?.splice(0))
        await toEnd(page)
        await expect(bar(page)).toBeVisible()
        await expect(bar(page)).toContainText('Large, Oat')
        await expect(bar(page)).toContainText('$34.00')
        expect(await scrollsSideways(page)).toBe(false)
        await expectNoneInAnyLight(page, '.vitrine-buy-bar')
        await bar(page).getByRole('button', {name: 'Add To Cart'}).click()
        await expectHeader(page, 1, '$34.00')
        await settle(page)
        expect(await shifts(page)).toEqual([])
        await toStart(page)
        await addButton(page).scrollIntoViewIfNeeded()
        await expect(bar(page)).toBeHidden()
      })
    })

  test('shows the picture of the choice, and its price', async ({page}) => {
    await open(page, '/shop/speckled-mug')
    await choose(page, {Size: 'Large', Glaze: 'Sea'})
    await toEnd(page)
    const picture = bar(page).locator('img')
    await expect(picture).toBeVisible()
    const of = async (glaze: string) =>
      new URL(
        (await page.locator(`[data-image-id] img[alt$=", ${glaze}"]`).first().getAttribute('src')) ?? '',
        page.url(),
      ).href
    await expect(picture).toHaveAttribute('src', await of('Sea'))
    await option(page, 'Glaze').selectOption('Oat')
    await expect(picture).toHaveAttribute('src', await of('Oat'))
    await expect(bar(page)).toContainText('$34.00')
  })

  test('stands above a banner of the page, and goes down once that is closed', async ({page}) => {
    await open(page, '/shop/speckled-mug')
    await page.evaluate(() => {
      const banner = document.createElement('div')
      banner.style.cssText = 'position:fixed;inset:auto 0 0;height:90px;background:#fff'
      const button = document.createElement('button')
      button.textContent = 'Accept'
      banner.append(button)
      banner.addEventListener('click', () => banner.remove())
      document.body.append(banner)
    })
    await toEnd(page)
    await expect(bar(page)).toBeVisible()
    const bottom = () => bar(page).evaluate((one) => innerHeight - one.getBoundingClientRect().bottom)
    await expect.poll(bottom).toBe(90)
    await page.getByRole('button', {name: 'Accept'}).click()
    await expect.poll(bottom).toBe(0)
  })

  test('never covers the focus', async ({page}) => {
    await page.setViewportSize({width: 390, height: 600})
    await open(page, '/shop/speckled-mug')
    await toEnd(page)
    await expect(bar(page)).toBeVisible()
    await page.getByLabel('Email Address').focus()
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Shift+Tab')
      const isFree = await page.evaluate(() => {
        const focused = document.activeElement?.getBoundingClientRect()
        const own = document.querySelector('.vitrine-buy-bar:not([hidden])')?.getBoundingClientRect()
        return !focused || !own || focused.bottom <= own.top + 1
      })
      expect(isFree, `${step}`).toBe(true)
    }
  })

  test('uncovers what has got the focus at the bottom of the window, once its button has left upwards', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 600})
    await open(page, '/shop/speckled-mug')
    await addButton(page).evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom - 10))
    await expect(bar(page)).toBeHidden()
    // as browsers do that scroll no further than needed
    await page.evaluate(() => {
      const below = [...document.querySelectorAll<HTMLElement>('a,input,button')].find(
        (one) => one.getBoundingClientRect().top > innerHeight,
      )
      below?.focus({preventScroll: true})
      scrollBy(0, (below?.getBoundingClientRect().bottom ?? 0) - innerHeight)
    })
    await expect(bar(page)).toBeVisible()
    const overlap = () =>
      bar(page).evaluate(
        (one) =>
          (document.activeElement?.getBoundingClientRect().bottom ?? 0) - one.getBoundingClientRect().top,
      )
    await settle(page)
    expect(await overlap()).toBeLessThanOrEqual(1)
  })

  test('lets the visitor scroll up, away from the focused option', async ({page}) => {
    await page.setViewportSize({width: 390, height: 600})
    await open(page, '/shop/speckled-mug')
    await addButton(page).scrollIntoViewIfNeeded()
    await option(page, 'Size').focus()
    await toStart(page)
    await expect(addButton(page)).not.toBeInViewport()
    await expect(bar(page)).toBeVisible()
    await settle(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('leads to the option that is missing, and gives the focus back', async ({page}) => {
    await open(page, '/shop/speckled-mug')
    await toEnd(page)
    await bar(page).getByRole('button', {name: 'Add To Cart'}).press('Enter')
    await expect(message(page)).toBeVisible()
    await expect(option(page, 'Size')).toBeFocused()
    await expect(option(page, 'Size')).toBeInViewport()
    await expect(bar(page)).toBeHidden()
  })

  test('says that the variant is sold out', async ({page}) => {
    await open(page, '/shop/speckled-mug?variant=MUG-LARGE-SEA')
    await expect(addButton(page)).toHaveText('Sold out')
    await toEnd(page)
    const button = bar(page).getByRole('button')
    await expect(button).toHaveText('Sold out')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  })

  test('does not exist in a list, or where the element does not ask for it', async ({page}) => {
    await openDocument(page, {body: `${addToCart(notebook)}${spacer(3000)}`})
    await expectAllMounted(page)
    await toEnd(page)
    await expect(page.locator('.vitrine-buy-bar')).toHaveCount(0)
  })

  test('fits a page from right to left, and does not move for visitors who prefer less', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'})
    await page.setViewportSize({width: 390, height: 800})
    await open(page, '/shop/speckled-mug?store=ar')
    await toEnd(page)
    const shown = page.locator('.vitrine-buy-bar')
    await expect(shown).toBeVisible()
    expect(await shown.evaluate((one) => getComputedStyle(one).animationName)).toBe('none')
    const [words, button] = await Promise.all(
      ['.vitrine-buy-bar__words', '.vitrine-buy-bar__button'].map((one) => page.locator(one).boundingBox()),
    )
    expect(words?.x ?? 0).toBeGreaterThan(button?.x ?? Number.NaN)
    expect(await scrollsSideways(page)).toBe(false)
  })
})
