import {expect, type Page} from '@playwright/test'
import {addToCart, bowl, cartLink} from '../../support/markup.ts'
import {addButton, expectAllMounted} from '../../support/page-parts.ts'
import {tokenOf} from '../../support/requests.ts'
import type {Shop} from '../../support/shop.ts'

export const LOADER = '/vitrine/loader.js'
const QUESTION = '64a1f0c27be1d20013c0f002'

const CONTEXT = JSON.stringify({
  website: {language: 'en-US'},
  websiteSettings: {storeSettings: {defaultCurrency: 'USD'}},
})

const picture = (n: number) =>
  `<li><img src="/media/gallery-${n}.svg" alt="Picture ${n}" width="100" height="100"></li>`

export const questionForm = `<form data-vitrine="form" data-form-id="${QUESTION}" method="post" action="/form/${QUESTION}">
  <p><label>Your email <input type="email" name="question-email" required></label></p>
  <p><label>Your question <textarea name="question-text" required></textarea></label></p>
  <button type="submit">Ask</button>
</form>`

/** The parts of a shop page: a cart count, a product, a gallery and a form. */
export const SHOP = `${cartLink()}<div data-vitrine="cart-popover"></div>
${addToCart(bowl)}
<div data-vitrine="gallery" data-design="slideshow" data-controls aria-label="Pictures"><ul>${[1, 2, 3].map(picture).join('')}</ul></div>
${questionForm}`

interface HostileDocument {
  /** @default SHOP */
  body?: string
  /** Placed before the loader's tag. */
  head?: string
  /** @default the loader's tag */
  loader?: string
  /** @default '<!doctype html>' */
  doctype?: string
}

/** A third-party page, without a content security policy. */
export const hostileDocument = ({
  body = SHOP,
  head = '',
  loader = `<script async src="${LOADER}"></script>`,
  doctype = '<!doctype html>',
}: HostileDocument): string =>
  `${doctype}<html lang="en-US"><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">
<script type="application/json" data-site-context>${CONTEXT}</script>${head}${loader}</head><body>${body}</body></html>`

export const serveHtml = (page: Page, path: string, html: string): Promise<unknown> =>
  page.route(`**${path}`, (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body: html}))

export async function openHostile(page: Page, document: HostileDocument = {}): Promise<void> {
  await serveHtml(page, '/hostile', hostileDocument(document))
  await tokenOf(page)
  await page.goto('/hostile')
}

const count = (page: Page) => page.locator('.sqs-cart-quantity')

/** Values from a page's prototypes, which must not appear in Vitrine elements. */
const STRANGE = /tojson|\(\) =>|"[^"]*\b(each|extend|clone)\b[^"]*"/i

/**
 * Steps through the gallery, adds, and sends the form: each must happen exactly once. `before` is the current content
 * of the cart.
 */
export async function useShop(page: Page, shop: Shop, before = 0): Promise<void> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    return dialog.dismiss()
  })
  await expectAllMounted(page)
  const shown = page.locator('.gallery__list > :not([inert])')
  await page.getByRole('button', {name: 'Next image'}).click()
  await expect(shown).toHaveAttribute('aria-label', '2 of 3')
  await expect(shown).toBeInViewport({ratio: 0.3})
  await addButton(page).click()
  await expect(count(page)).toHaveText(`${before + 1}`)
  await expect(page.locator('.cart-popover__box')).toContainText('Tide Bowl')
  await page.getByLabel('Your email').fill('ann@kiln.store')
  await page.getByLabel('Your question').fill('When?')
  await page.getByRole('button', {name: 'Ask'}).click()
  await expect(page.getByText('Thank you!')).toBeVisible()
  expect(await shop.held()).toEqual([`${before + 1} × BOWL-TIDE`])
  expect(await shop.submissions()).toMatchObject([{form: {'question-email': 'ann@kiln.store'}}])
  expect(await page.locator('body').innerHTML()).not.toMatch(STRANGE)
  expect(dialogs).toEqual([])
}
