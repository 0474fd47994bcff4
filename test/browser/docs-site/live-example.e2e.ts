import {exampleOn, previewIn, runExample} from './examples.ts'
import {expect, test} from './test.ts'

test('an example adds to its cart, and what is edited shows in the preview', async ({page}) => {
  await page.goto('/')
  const example = exampleOn(page)
  const preview = await runExample(example)
  await preview.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(preview.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()
  await example.getByRole('button', {name: 'Edit'}).click()
  const editor = example.getByRole('textbox', {name: 'HTML: A cart, live'})
  const html = await editor.inputValue()
  await editor.fill(html.replace('>Add To Cart<', '>Take it home<').replace('Tide Bowl, ', 'Moon Plate, '))
  await expect(preview.getByText('Moon Plate')).toBeVisible()
  await expect(preview.getByRole('button', {name: 'Take it home'})).toBeVisible()
  await example.getByRole('button', {name: 'Reset'}).click()
  await expect(editor).toHaveValue(html)
  await expect(preview.getByRole('button', {name: 'Add To Cart'})).toBeVisible()
})

test('a mistake in the HTML is a line below the preview', async ({page, allowedLines}) => {
  allowedLines.push(/^\[vitrine\] add-to-cart/)
  await page.goto('/')
  const example = exampleOn(page)
  const preview = await runExample(example)
  await expect(example.locator('.preview-line')).toHaveCount(0)
  await example.getByRole('button', {name: 'Edit'}).click()
  const editor = example.getByRole('textbox')
  await editor.fill(
    (await editor.inputValue()).replace('{"id": "bowl"', '{"id: "bowl"').replace('Add To Cart', 'Add'),
  )
  await preview.getByRole('button', {name: 'Add', exact: true}).click()
  await expect(example.getByRole('log')).toContainText('[vitrine] add-to-cart')
  await expect(example.getByRole('log')).toContainText('JSON')
})

test('Tab leaves the editor', async ({page}) => {
  await page.goto('/')
  const example = exampleOn(page)
  await example.getByRole('button', {name: 'Edit'}).click()
  const editor = example.getByRole('textbox')
  const html = await editor.inputValue()
  await editor.press('Tab')
  await expect(editor).not.toBeFocused()
  await expect(editor).toHaveValue(html)
})

test('language and direction switch the preview', async ({page}) => {
  await page.goto('/guide/cart.html')
  const example = exampleOn(page)
  const preview = await runExample(example)
  const link = preview.getByRole('link', {name: 'Tide Bowl'})
  const edge = async () => (await link.boundingBox())?.x ?? 0
  const atLeft = await edge()
  await example.getByLabel('Language').selectOption('العربية')
  await expect(example.getByLabel('Direction')).toHaveValue('rtl')
  await expect(preview.locator('html[dir=rtl][lang=ar]')).toBeAttached()
  await expect(preview.getByRole('button', {name: 'إزالة'}).first()).toBeVisible()
  expect(await edge()).toBeGreaterThan(atLeft)
  await example.getByLabel('Language').selectOption('Deutsch')
  await expect(preview.locator('html[dir=ltr][lang=de]')).toBeAttached()
  await expect(preview.getByRole('button', {name: 'Entfernen'}).first()).toBeVisible()
  await example.getByLabel('Direction').selectOption('rtl')
  await expect(preview.locator('html[dir=rtl][lang=de]')).toBeAttached()
})

test('a page with many examples starts none of them before it is asked to', async ({page}) => {
  await page.goto('/reference/widgets/gallery.html')
  const examples = page.locator('.example')
  await examples.first().scrollIntoViewIfNeeded()
  await examples.last().scrollIntoViewIfNeeded()
  await expect(examples.last().getByRole('button', {name: 'Run'})).toBeInViewport()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a link of an example says where it leads, and the preview stays', async ({page}) => {
  await page.goto('/guide/cart.html')
  const example = exampleOn(page)
  const preview = await runExample(example)
  await preview.getByRole('link', {name: 'Continue shopping'}).click()
  await expect(example.getByRole('log')).toContainText('/shop')
  await expect(preview.getByRole('link', {name: 'Tide Bowl'})).toBeVisible()
})

test('no example asks another server', async ({page, allowedLines}) => {
  allowedLines.push(/Content Security Policy/)
  await page.goto('/playground.html')
  const editor = page.getByRole('textbox', {name: 'HTML'})
  // its own example is there once the editor listens
  await expect(previewIn(page).locator('body')).not.toBeEmpty()
  await editor.fill('<img src="https://elsewhere.example/a.png" alt=""><p>After it</p>')
  await expect(previewIn(page).getByText('After it')).toBeVisible()
  await expect(page.getByRole('log')).toContainText('elsewhere.example')
})

test('the snippet goes to the clipboard by keyboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/guide/cart.html')
  const copy = exampleOn(page).getByRole('button', {name: 'Copy code', includeHidden: true})
  await copy.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('<div data-vitrine="cart-page"')
})
