import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {bowl, cartLink, notebook, productAttribute} from '../support/markup.ts'
import {expectAllMounted} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const LIST =
  '<label>Paper <select name="Paper"><option>Plain</option><option>Watercolor</option></select></label>'
const PRICE = '<p class="product-price">$24.00</p>'
const ADD = '<button type="submit">Add To Cart</button>'

const product = (inside: string, attributes = '') =>
  `${cartLink()}<form data-vitrine="add-to-cart" ${productAttribute(notebook)} ${attributes}>${PRICE}${inside}${ADD}</form>`

const paper = (page: Page) => page.getByLabel('Paper')
const price = (page: Page) => page.locator('.product-price')
const add = (page: Page) => page.getByRole('button', {name: 'Add To Cart'}).click()
const setWithoutEvent = (page: Page) =>
  paper(page).evaluate((list: HTMLSelectElement) => {
    list.value = 'Watercolor'
  })

test.describe('what the screen shows is added', {tag: '@engines'}, () => {
  test('by a click that is the first use, after a script has set the value', async ({page, shop}) => {
    await openDocument(page, {body: product(LIST)})
    await setWithoutEvent(page)
    await add(page)
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
    expect(await shop.held()).toEqual(['1 × NOTE-WATER'])
  })

  test('from a hidden field that a script of the page sets', async ({page, shop}) => {
    await openDocument(page, {
      body: product('<input type="hidden" name="Paper" value="Plain"><button type="button">Change</button>'),
    })
    await page.evaluate(() =>
      document.addEventListener('click', () => {
        const field = document.querySelector<HTMLInputElement>('[name=Paper]')
        if (field) field.value = 'Watercolor'
      }),
    )
    await page.getByRole('button', {name: 'Change'}).click()
    await expect(price(page)).toHaveText('$31.00')
    await add(page)
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
    expect(await shop.held()).toEqual(['1 × NOTE-WATER'])
  })

  test('after a reset, which the price follows', async ({page, shop}) => {
    await openDocument(page, {body: product(`${LIST}<button type="reset">Reset</button>`)})
    await paper(page).selectOption('Watercolor')
    await expect(price(page)).toHaveText('$31.00')
    await page.getByRole('button', {name: 'Reset'}).click()
    await expect(price(page)).toHaveText('$24.00')
    await add(page)
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
    expect(await shop.held()).toEqual(['1 × NOTE-PLAIN'])
  })

  test('after the list was replaced by a copy', async ({page, shop}) => {
    await openDocument(page, {body: product(LIST)})
    await paper(page).selectOption('Watercolor')
    await expect(price(page)).toHaveText('$31.00')
    await paper(page).evaluate((list) => list.replaceWith(list.cloneNode(true)))
    await expect(price(page)).toHaveText('$24.00')
    await paper(page).selectOption('Watercolor')
    await expect(price(page)).toHaveText('$31.00')
    await add(page)
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
    expect(await shop.held()).toEqual(['1 × NOTE-WATER'])
  })
})

test.describe('a number of the page', {tag: '@engines'}, () => {
  test('that has the name of an answer is one, and counts no pieces', async ({page, shop}) => {
    await openDocument(page, {
      body: `${cartLink()}<form data-vitrine="add-to-cart" ${productAttribute(bowl)}><label>Length <input type="number" name="properties[Length]" value="12"></label>${ADD}</form>`,
    })
    await add(page)
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
    const [cart] = await shop.carts()
    expect(cart?.entries.map(({additionalFields}) => additionalFields)).toEqual(['{"Length":"12"}'])
  })

  test('and a list that stand elsewhere and name the form count', async ({page, shop}) => {
    await openDocument(page, {
      body: `${product('', 'id="product"')}<label>Quantity <input form="product" type="number" name="quantity" value="1"></label>
        ${LIST.replace('<select', '<select form="product"')}`,
    })
    await paper(page).selectOption('Watercolor')
    await page.getByLabel('Quantity').fill('3')
    await add(page)
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('3')
    expect(await shop.held()).toEqual(['3 × NOTE-WATER'])
  })
})

test.describe('a form around a product', {tag: '@engines'}, () => {
  for (const button of ['<button type="button">Buy</button>', '<button>Buy</button>']) {
    test(`is not submitted by Enter in the quantity, with ${button}`, async ({page, shop}) => {
      await openDocument(page, {
        body: `${cartLink()}<form action="/search"><input name="q" aria-label="Search"><button>Search</button>
          <div data-vitrine="add-to-cart" ${productAttribute(bowl)}><input type="number" name="quantity" aria-label="Quantity" value="1">${button}</div></form>`,
      })
      await expectAllMounted(page)
      await page.getByLabel('Quantity').fill('2')
      await page.getByLabel('Quantity').press('Enter')
      await expect(page.locator('.sqs-cart-quantity')).toHaveText('2')
      await expect(page).toHaveURL('/test-document')
      expect(await shop.held()).toEqual(['2 × BOWL-TIDE'])
    })
  }

  test('is submitted by Enter in its own field, though the first button is the product’s', async ({
    page,
    shop,
  }) => {
    await openDocument(page, {
      body: `${cartLink()}<form action="/search">
        <div data-vitrine="add-to-cart" ${productAttribute(bowl)}><button>Buy</button></div>
        <input name="q" aria-label="Search"><button>Search</button></form>`,
    })
    await expectAllMounted(page)
    await page.getByLabel('Search').fill('mug')
    await page.getByLabel('Search').press('Enter')
    await page.waitForURL('**/search?q=mug')
    expect(await shop.held()).toEqual([])
  })
})

test.describe('the page’s own fields', () => {
  const ENGRAVING = '<label>Engraving <input name="properties[Engraving]" required></label>'

  test('are required, with the browser’s words, and reach the line', {tag: '@engines'}, async ({
    page,
    shop,
  }) => {
    await openDocument(page, {body: product(LIST + ENGRAVING)})
    await add(page)
    const field = page.getByLabel('Engraving')
    await expect(field).toBeFocused()
    const words = await field.evaluate((input: HTMLInputElement) => input.validationMessage)
    await expect(page.getByRole('alert')).toHaveText(words)
    await field.fill('Ada')
    await add(page)
    // Firefox shows no bodies of requests to tests
    const answers = async () =>
      (await shop.carts()).flatMap(({entries}) => entries.map(({additionalFields}) => additionalFields))
    await expect.poll(answers).toEqual(['{"Engraving":"Ada"}'])
  })
})

test('a restock form knows the variant that the server shows, before any use', async ({
  page,
  consoleLines,
}) => {
  // the shop has no such item
  consoleLines.allowNetworkErrors()
  const gone = {...notebook, variants: notebook.variants.map((one) => ({...one, qtyInStock: 0}))}
  const [first, second] = notebook.variants
  const half = {...notebook, variants: [{...first}, {...second, qtyInStock: 0}]}
  const bodyOf = (goods: typeof notebook, list: string) =>
    `<form data-vitrine="add-to-cart" ${productAttribute(goods)}>${list}${ADD}</form>
     <form data-vitrine="restock-form" data-product-id="${goods.id}"><label>Email <input name="email" type="email"></label><button>Tell me</button></form>`
  await openDocument(page, {body: bodyOf(half, LIST)})
  await expect(page.getByLabel('Email')).toBeHidden()
  await openDocument(page, {body: bodyOf(gone, LIST.replace('<option>W', '<option selected>W'))})
  await expectAllMounted(page)
  await page.getByLabel('Email').fill('ada@example.com')
  const [request] = await Promise.all([
    page.waitForRequest('**/api/commerce/restock-notification'),
    page.getByRole('button', {name: 'Tell me'}).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({variantId: 'NOTE-WATER'})
})
