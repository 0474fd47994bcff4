import {openDocument} from '../support/document.ts'
import {bowl, cartLink, productAttribute} from '../support/markup.ts'
import {expectAllMounted, expectState} from '../support/page-parts.ts'
import {holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const BUTTONS = {
  'a button of type button': '<button type="button">Buy</button>',
  'an input of type button': '<input type="button" value="Buy">',
  'an input of type submit': '<form action="/search"><input type="submit" value="Buy"></form>',
  'a link with the role of a button': '<a role="button" href="/search">Buy</a>',
  'a link without an address': '<a role="button" tabindex="0">Buy</a>',
}

const bodyOf = (inside: string) =>
  `${cartLink()}<div data-vitrine="add-to-cart" ${productAttribute(bowl)}>${inside}</div>`

for (const [name, inside] of Object.entries(BUTTONS)) {
  test.describe(name, () => {
    test('adds, and gets no elements beside it', async ({page, shop}) => {
      await openDocument(page, {body: bodyOf(inside)})
      await expectAllMounted(page)
      await page.getByRole('button', {name: 'Buy'}).click()
      await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
      await expect(page).toHaveURL('/test-document')
      await expect(page.locator('.add-to-cart__form')).toHaveCount(0)
      expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
    })

    for (const act of ['click', 'Enter'] as const) {
      test(`adds once when it is pressed too early by ${act}`, async ({page, shop}) => {
        const release = await holdRequests(page, '**/vitrine/chunks/**')
        await openDocument(page, {body: bodyOf(inside)})
        await expectState(page.locator('[data-vitrine=cart-indicator]'), 'loading')
        const button = page.getByRole('button', {name: 'Buy'})
        await (act === 'click' ? button.click() : button.press(act))
        release()
        await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
        await expect(page).toHaveURL('/test-document')
        expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
      })
    }
  })
}

test('an element that is itself the button adds', async ({page, shop}) => {
  await openDocument(page, {
    body: `${cartLink()}<button data-vitrine="add-to-cart" ${productAttribute(bowl)}>Buy</button>`,
  })
  await expectAllMounted(page)
  await page.getByRole('button', {name: 'Buy'}).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})
