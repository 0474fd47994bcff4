import {build} from 'vite'
import {root} from '../../../build/root.ts'
import {expectNoViolations} from '../support/accessibility.ts'
import {popover} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

test('a React app in strict mode sells with the widgets as components', async ({page, shop}) => {
  // the shop builds it first
  await page.goto('/qa/react', {timeout: 60_000})
  await expect(page.locator('[data-vitrine]:not([data-vitrine-state=mounted])')).toHaveCount(0)
  await test.step('a product with options goes to the cart; indicator, hook and handler agree', async () => {
    const mug = page.getByRole('listitem').filter({hasText: 'Speckled Mug'})
    await mug.getByLabel('Size').selectOption('Large')
    await mug.getByLabel('Glaze').selectOption('Oat')
    await mug.getByRole('button').click()
    await expect(popover(page)).toContainText('Speckled Mug is in the bag')
    await expect(popover(page).locator('b')).toHaveText('Speckled Mug')
    await expect(page.getByText('Added: Speckled Mug')).toBeVisible()
    await expect(page.locator('.cart .sqs-cart-quantity')).toHaveText('1')
    await expect(page.getByLabel('In the cart')).toHaveText('1')
    expect(await shop.held()).toEqual(['1 × MUG-LARGE-OAT'])
  })
  await test.step('a product in a lightbox can be added, too', async () => {
    await page.getByRole('link', {name: 'Look at Tide Bowl'}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.getByLabel('In the cart')).toHaveText('2')
    await dialog.getByRole('button', {name: 'Close'}).getByText('Back to the shelf').click()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('a product with a form asks for it in a dialog beside the app', async () => {
    const plate = page.getByRole('listitem').filter({hasText: 'Commissioned Plate'})
    await plate.getByLabel('Rim').selectOption('Plain')
    await plate.getByRole('button').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('In the cart')).toHaveText('2')
  })
  await test.step('a newsletter thanks in the words of the app', async () => {
    await page.getByRole('textbox', {name: 'Email'}).fill('ada@example.com')
    await page.getByRole('textbox', {name: 'Email'}).press('Enter')
    await expect(page.locator('.newsletter__thanks')).toHaveText('Welcome. Thank you!')
    await expect(page.locator('.newsletter__thanks b')).toHaveText('Welcome.')
  })
  await expectNoViolations(page)
  await test.step('props that change are taken over again; parts that go leave nothing', async () => {
    await page.getByRole('button', {name: 'Show as a slide show'}).click()
    const shelf = page.getByRole('region', {name: 'Shelf'})
    await expect(shelf.getByRole('button', {name: /next/i}).locator('b')).toHaveText('on')
    await page.getByRole('button', {name: 'Show as a grid'}).click()
    await expect(shelf.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', {name: 'Close the shop'}).click()
    await expect(page.getByRole('list', {name: 'Products'})).toHaveCount(0)
    await page.getByRole('button', {name: 'Open the shop'}).click()
    await expect(page.locator('[data-vitrine]:not([data-vitrine-state=mounted])')).toHaveCount(0)
  })
})

test('its widgets use the language of the page', async ({page}) => {
  await page.goto('/qa/react?locale=de-DE', {timeout: 60_000})
  await expect(page.locator('[data-vitrine]:not([data-vitrine-state=mounted])')).toHaveCount(0)
  await page.getByRole('link', {name: 'Look at Tide Bowl'}).click()
  await expect(page.getByRole('dialog', {name: 'Schnellansicht'})).toBeVisible()
  await page.keyboard.press('Escape')
  const address = page.locator('[data-vitrine=newsletter] input')
  await address.fill('ada')
  await address.press('Enter')
  await expect(page.locator('.newsletter__message')).toContainText('Diese E-Mail-Adresse ist ungültig')
})

/** The names of the files of an app that imports this name from the package, and the bytes of the first. */
async function bundle(name: string): Promise<{files: string[]; bytes: number}> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'test-app',
        resolveId: (id) => (id === 'app' ? '\0app' : null),
        load: (id) =>
          id === '\0app' ? `export {${name}} from ${JSON.stringify(`${root}dist/react/index.js`)}` : null,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {input: 'app', external: /^react/, preserveEntrySignatures: 'strict'},
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const entry = outputs.find((file) => file.type === 'chunk' && file.isEntry)
  return {
    files: outputs.map(({fileName}) => fileName),
    bytes: entry?.type === 'chunk' ? entry.code.length : 0,
  }
}

test('an app that imports only the cart is built without the components', async () => {
  const [cart, component] = await Promise.all([bundle('useCart'), bundle('CartIndicator')])
  expect(component.bytes).toBeGreaterThan(10_000)
  expect(cart.bytes).toBeLessThan(component.bytes / 2)
  const widget = expect.stringContaining('/cart-indicator-')
  expect(component.files).toContainEqual(widget)
  // files of other kinds of shop are in both, and load only where a page names one
  expect(cart.files).not.toContainEqual(widget)
  expect(cart.files.length).toBeLessThan(component.files.length)
})
