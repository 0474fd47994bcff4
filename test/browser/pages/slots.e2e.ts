import type {Page} from '@playwright/test'
import {fileWith} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {addButton, expectState, popover} from '../support/page-parts.ts'
import {holdRequests, watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

/** The code that fills the slots. */
const SLOTS = fileWith('src/ui/slots/fill-slots.ts')

const own = (slots: Record<string, string>): string =>
  Object.entries(slots)
    .map(([slot, html]) => `<template data-slot="${slot}">${html}</template>`)
    .join('')

const picture = (name: string): string =>
  `<li><a href="/media/${name}.svg"><img src="/media/${name}.svg" alt="The ${name}" width="80" height="100"></a></li>`
const pictures = ['speckled-mug', 'tide-bowl'].map(picture).join('')

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', {name})

test('the popover displays the page’s template, and stays a live region that can be closed', async ({
  page,
}) => {
  const slots = own({
    added: '<b>{productName}</b> is yours',
    link: 'To the bag',
    close: '<i aria-hidden="true">ok</i>',
  })
  await openDocument(page, {
    body: `${cartLink()}<div data-vitrine="cart-popover">${slots}</div>${addToCart(bowl)}`,
  })
  await addButton(page).click()
  await expect(popover(page).locator('.cart-popover__text')).toHaveText('Tide Bowl is yours')
  await expect(popover(page).locator('.cart-popover__text b')).toHaveText('Tide Bowl')
  await expect(page.getByRole('status').filter({hasText: 'is yours'})).toHaveCount(1)
  await popover(page).getByRole('link', {name: 'To the bag'}).focus()
  const close = popover(page).getByRole('button', {name: 'Close'})
  await expect(close).toHaveText('ok')
  await close.click()
  await expect(popover(page)).toHaveCount(0)
})

test('a quick view has the icons of the button that opened it', async ({page}) => {
  const button = (id: string, inside = '') =>
    `<a href="/shop" data-vitrine="quick-view" data-product-id="${id}" data-group="g">Look at ${id.slice(-2)}${inside}</a>`
  const signs = own({previous: '<b>back</b>', next: '<b>on</b>', close: '<b>shut</b>'})
  await openDocument(page, {
    body: `<p>${button('64a1f0c27be1d20013c0aa01', signs)} ${button('64a1f0c27be1d20013c0aa02')}</p>`,
  })
  await page.getByRole('link', {name: 'Look at 01'}).click()
  await expect(inDialog(page, 'Previous product').locator('b')).toHaveText('back')
  await expect(inDialog(page, 'Next product').locator('b')).toHaveText('on')
  await inDialog(page, 'Close').getByText('shut').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', {name: 'Look at 02'}).click()
  await expect(inDialog(page, 'Close')).toHaveText('×')
})

test('so has the lightbox of a gallery, instead of the style sheet’s icons', async ({page}) => {
  const signs = own({'lightbox-close': '<b>shut</b>', 'lightbox-next': '<b>on</b>'})
  await openDocument(page, {
    body: `<section data-vitrine="gallery" data-vitrine-load="now" data-design="grid" data-lightbox aria-label="Pictures">
      ${signs}<ul>${pictures}</ul></section>`,
  })
  await page.getByRole('link', {name: 'The tide-bowl'}).click()
  const sign = (name: string) =>
    inDialog(page, name).evaluate((element) => getComputedStyle(element, '::before').content)
  await expect(inDialog(page, 'Next image').locator('b')).toHaveText('on')
  await expect(inDialog(page, 'Close').locator('b')).toHaveText('shut')
  expect([await sign('Close'), await sign('Next image'), await sign('Previous image')]).toEqual([
    'none',
    'none',
    '"‹"',
  ])
})

test('an overlay closes with the page’s icon, and its newsletter displays the page’s thanks', async ({
  page,
}) => {
  const options = {
    showOnTimer: true,
    timeout: 0,
    displayFrequency: 0,
    title: 'Letters',
    form: {
      id: '64a1f0c27be1d20013c0f004',
      fields: [{id: 'email-yui_3_17_2_9', type: 'email', title: 'Email'}],
    },
  }
  await openDocument(page, {
    body: `<div data-vitrine="popup-overlay" data-vitrine-load="now" data-options='${JSON.stringify(options)}'>
      ${own({close: 'No, thanks', sent: '<h3>Welcome</h3> {message}'})}</div>`,
  })
  const dialog = page.getByRole('dialog', {name: 'Letters'})
  await expect(dialog.getByRole('button', {name: 'Close'})).toHaveText('No, thanks')
  await dialog.getByRole('textbox').fill('ada@example.com')
  await dialog.locator('[type=submit]').click()
  await expect(dialog.getByRole('heading', {name: 'Welcome'})).toBeVisible()
  await expect(dialog.locator('.newsletter__thanks')).toHaveText('Welcome Thank you!')
})

test('a form displays the page’s thanks, which get the focus', {tag: '@engines'}, async ({page}) => {
  await openDocument(page, {
    body: `<div data-vitrine="form" data-vitrine-load="now" data-form-id="64a1f0c27be1d20013c0f004">
      ${own({sent: '<h2>We have it</h2><p>{message}</p>'})}
      <form method="post"><p id="email-yui_3_17_2_9" class="form-item email"><label>Email <input type="email" name="email"></label></p>
      <button>Send</button></form></div>`,
  })
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', {name: 'Send'}).click()
  await expect(page.getByRole('heading', {name: 'We have it'})).toBeVisible()
  await expect(page.locator('.vitrine-form__sent')).toBeFocused()
  await expect(page.locator('.vitrine-form__thanks p')).toHaveText('Thank you!')
})

test('widgets wait for the code that fills their slots, so that the defaults never flash', async ({page}) => {
  const release = await holdRequests(page, SLOTS)
  await openDocument(page, {
    body: `<section id="own" data-vitrine="gallery" data-vitrine-load="now" data-design="slideshow" data-controls aria-label="Mine">
      ${own({next: '<b>on</b>'})}<ul>${pictures}</ul></section>
      <section id="other" data-vitrine="gallery" data-vitrine-load="now" data-design="slideshow" data-controls aria-label="Theirs"><ul>${pictures}</ul></section>`,
  })
  await expectState(page.locator('#other'), 'mounted')
  await expectState(page.locator('#own'), 'loading')
  await expect(page.locator('#own button')).toHaveCount(0)
  release()
  await expect(
    page.getByRole('region', {name: 'Mine'}).getByRole('button', {name: 'Next'}).locator('b'),
  ).toHaveText('on')
})

test('a widget whose slots cannot load mounts with its defaults', async ({page, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  await page.route(SLOTS, (route) => route.abort())
  await openDocument(page, {
    body: `${cartLink()}<div data-vitrine="cart-popover">${own({added: 'Mine'})}</div>${addToCart(bowl)}`,
  })
  await addButton(page).click()
  await expect(popover(page).locator('.cart-popover__text')).toHaveText('Tide Bowl was added to your cart')
})

test('pages without slots fetch none of that code', async ({page}) => {
  const requests = watchRequests(page)
  await openDocument(page, {body: `${cartLink()}<div data-vitrine="cart-popover"></div>${addToCart(bowl)}`})
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  expect(requests.matching(SLOTS)).toEqual([])
})
