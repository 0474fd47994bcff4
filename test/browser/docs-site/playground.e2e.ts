import type {Locator, Page} from '@playwright/test'
import {exampleOn, previewIn, runExample} from './examples.ts'
import {expect, test} from './test.ts'

const editorOn = (page: Page): Locator => page.getByRole('textbox', {name: 'HTML', exact: true})

test('its address holds what was written, for a reload, for going back, and for another browser', async ({
  page,
  browser,
}) => {
  await page.goto('/playground.html')
  await expect(previewIn(page).getByRole('button', {name: 'Add To Cart'})).toBeVisible()
  await editorOn(page).fill('<h1>Grüße 世界 🏺</h1><a data-vitrine="cart-indicator" href="/cart">Cart</a>')
  await expect(page).toHaveURL(/playground\.html#1\.[\w-]+$/)
  const inEnglish = page.url()
  await page.getByLabel('Language').selectOption('العربية')
  await expect(previewIn(page).getByRole('heading', {name: 'Grüße 世界 🏺'})).toBeVisible()
  await expect(page).not.toHaveURL(inEnglish)
  await expect(page).toHaveURL(/playground\.html#1\.[\w-]+$/)
  const isRestored = async (): Promise<void> => {
    await expect(editorOn(page)).toHaveValue(/Grüße 世界 🏺/)
    await expect(page.getByLabel('Direction')).toHaveValue('rtl')
    await expect(previewIn(page).locator('html[lang=ar][dir=rtl]')).toBeAttached()
    await expect(previewIn(page).getByRole('heading', {name: 'Grüße 世界 🏺'})).toBeVisible()
  }
  await page.reload()
  await isRestored()
  await page.goto('/guide/cart.html')
  await page.goBack()
  await isRestored()
  const other = await browser.newContext()
  const guest = await other.newPage()
  await guest.goto(page.url())
  await expect(editorOn(guest)).toHaveValue(/Grüße 世界 🏺/)
  // code from an address runs when the reader has seen it
  await expect(guest.locator('iframe')).toHaveCount(0)
  await guest.getByRole('button', {name: 'Run'}).click()
  await expect(previewIn(guest).getByRole('heading', {name: 'Grüße 世界 🏺'})).toBeVisible()
  await other.close()
})

for (const hash of ['#nonsense', '#1.AAAA', '#1.*', '#1.'])
  test(`it begins with its first example, and says so, where the address is ${hash}`, async ({page}) => {
    await page.goto(`/playground.html${hash}`)
    await expect(page.getByRole('status')).toContainText('does not hold an example')
    await expect(editorOn(page)).toHaveValue(/Tide Bowl/)
    await expect(previewIn(page).getByRole('button', {name: 'Add To Cart'})).toBeVisible()
  })

test('an example opens in it, as it was edited', async ({page}) => {
  await page.goto('/guide/cart.html')
  const example = exampleOn(page)
  await runExample(example)
  await example.getByRole('button', {name: 'Edit'}).click()
  const link = example.getByRole('link', {name: 'Open in playground'})
  await expect(link).toHaveAttribute('href', /#1\./)
  const before = await link.getAttribute('href')
  await example.getByRole('textbox').fill('<p>From the guide</p>')
  await expect(link).not.toHaveAttribute('href', before ?? '')
  await link.click()
  await expect(editorOn(page)).toHaveValue('<p>From the guide</p>')
  await expect(previewIn(page).getByText('From the guide')).toBeVisible()
})

test('HTML in it has no access to the site, and cannot leave its frame', async ({page, allowedLines}) => {
  allowedLines.push(/Content Security Policy/)
  await page.goto('/playground.html')
  // the loader is there: before it, a press is the server's
  await expect(
    previewIn(page).locator('[data-vitrine=cart-indicator][data-vitrine-state=mounted]'),
  ).toBeVisible()
  await previewIn(page).getByRole('button', {name: 'Add To Cart'}).click()
  await expect(previewIn(page).getByRole('link', {name: /^Cart 1 /})).toBeVisible()
  await editorOn(page).fill(`<script>
    for (const read of [() => parent.document.title, () => document.cookie])
      try { console.log(read()) } catch ({name}) { console.log(origin, name) }
  </script>
  <form action="/guide/cart.html"><button>Send</button></form>
  <a data-vitrine="cart-indicator" href="/cart">Cart <span class="sqs-cart-quantity">0</span></a>`)
  const log = page.getByRole('log')
  await expect(log.getByText('null SecurityError')).toHaveCount(2)
  await previewIn(page).getByRole('button', {name: 'Send'}).click()
  await expect(log).toContainText('/guide/cart.html')
  await expect(previewIn(page).getByRole('button', {name: 'Send'})).toBeVisible()
})

test('its address is copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/playground.html')
  await editorOn(page).fill('<p>Shared</p>')
  await page.getByRole('button', {name: 'Copy address'}).click()
  await expect(page.getByRole('status')).toContainText('clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(page.url()).toContain('#1.')
})
