import type {Locator, Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {openContact, questionForm} from '../support/forms.ts'
import {addButton, expectState, open} from '../support/page-parts.ts'
import {expectLabel, recordLabels} from '../support/record-labels.ts'
import {holdRequests, saveData} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

interface Look {
  busy: string | null
  opacity: number
  cursor: string
}

const readLook = (button: Element): Look => {
  const {opacity, cursor} = getComputedStyle(button)
  return {busy: button.getAttribute('aria-busy'), opacity: Number(opacity), cursor}
}

/** The button's appearance in the frame after its click. */
const press = (button: Locator): Promise<Look> =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise<Look>((resolve) => {
        element.click()
        requestAnimationFrame(() => {
          const {opacity, cursor} = getComputedStyle(element)
          resolve({busy: element.getAttribute('aria-busy'), opacity: Number(opacity), cursor})
        })
      }),
  )

const CHUNKS = '**/vitrine/chunks/**'
const BUTTON = '**/vitrine/chunks/add-to-cart-*'

/** Opens the page with its widgets' files held back until they are released. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, CHUNKS)
  await page.goto(path, {waitUntil: 'domcontentloaded'})
  return release
}

/** Clicked twice before anything has loaded; then everything loads. */
async function expectAnswered(button: Locator, release: () => void): Promise<void> {
  const served = await button.evaluate(readLook)
  expect(served.busy).toBeNull()
  const answer = {busy: 'true', opacity: served.opacity / 2, cursor: 'progress'}
  expect(await press(button)).toEqual(answer)
  expect(await press(button)).toEqual(answer)
  release()
}

const expectRested = async (button: Locator): Promise<void> => {
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toHaveCSS('opacity', '1')
}

// an idle page would have prefetched the files
test.beforeEach(({page}) => saveData(page))

test.describe('a click is acknowledged in the same frame', {tag: '@engines'}, () => {
  test('by an add button, before its widget', async ({page, shop}) => {
    const release = await openHeld(page, '/shop/tide-bowl')
    const labels = await recordLabels(addButton(page))
    await expectAnswered(addButton(page), release)
    await expectLabel(labels, 'Added!')
    await expectRested(addButton(page))
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
  })

  test('by an add button, before the files for its use', async ({page, shop}) => {
    await open(page, '/shop/tide-bowl')
    const labels = await recordLabels(addButton(page))
    await expectAnswered(addButton(page), await holdRequests(page, CHUNKS))
    await expectLabel(labels, 'Adding…')
    await expectRested(addButton(page))
    await expectLabel(labels, 'Added!')
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
  })

  test('by a newsletter’s submit button, before and after it mounts', async ({page}) => {
    const form = page.locator('main form.newsletter-form')
    const send = form.locator('[type=submit]')
    await expectAnswered(send, await openHeld(page, '/newsletter'))
    await expect(form.getByRole('alert')).toHaveText('Required')
    await expectRested(send)
    await open(page, '/newsletter')
    await expectAnswered(send, await holdRequests(page, CHUNKS))
    await expect(form.getByRole('alert')).toHaveText('Required')
    await expectRested(send)
  })

  test('by a form’s submit button', async ({page}) => {
    await openContact(page)
    await expectState(questionForm(page), 'waiting')
    const send = questionForm(page).locator('[type=submit]')
    await expectAnswered(send, await holdRequests(page, CHUNKS))
    await expect(questionForm(page).locator('.vitrine-form__summary')).toBeVisible()
    await expectRested(send)
  })

  test('by a link that opens a product', async ({page}) => {
    const link = page.getByRole('link', {name: 'Quick view of Tide Bowl'})
    const dialog = page.getByRole('dialog', {name: 'Quick view'})
    await open(page, '/shop')
    await expectAnswered(link, await holdRequests(page, CHUNKS))
    await expect(dialog.locator('[aria-busy=false]')).toBeVisible()
    await expect(dialog).toHaveCount(1)
    await expectRested(link)
  })

  test('by a picture that opens a lightbox', async ({page}) => {
    await openDocument(page, {
      body: '<ul data-vitrine="lightbox"><li><a href="/media/tide-bowl.svg"><img src="/media/tide-bowl.svg" alt="The bowl" width="80" height="100"></a></ul>',
    })
    await expectState(page.locator('[data-vitrine=lightbox]'), 'mounted')
    const link = page.getByRole('link', {name: 'The bowl'})
    await expectAnswered(link, await holdRequests(page, CHUNKS))
    await expect(page.getByRole('dialog', {name: 'Image viewer'})).toHaveCount(1)
    await expectRested(link)
  })
})

test('if the files never load, the busy state ends, and a restored page has none', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine\] add-to-cart: /)
  await open(page, '/shop/tide-bowl')
  await page.route(BUTTON, (route) => route.abort())
  expect(await press(addButton(page))).toMatchObject({busy: 'true'})
  await expect(page).toHaveURL(/\/cart$/)
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
  await page.unroute(BUTTON)
  await page.goBack()
  await expectRested(addButton(page))
})

test('a page that unmounts has its HTML as served', async ({page}) => {
  const release = await openHeld(page, '/shop/tide-bowl')
  await expect(addButton(page)).toBeVisible()
  const served = await addButton(page).evaluate(({outerHTML}) => outerHTML)
  const labels = await recordLabels(addButton(page))
  await press(addButton(page))
  release()
  await expectLabel(labels, 'Added!')
  await page.evaluate(() => window.Vitrine?.push((vitrine) => vitrine.unmount()))
  expect(await addButton(page).evaluate(({outerHTML}) => outerHTML)).toBe(served)
})
