import {existsSync, readFileSync} from 'node:fs'
import {expectNoViolations} from '../support/accessibility.ts'
import {findDeadLinks} from './built-links.ts'
import {exampleOn, runExample} from './examples.ts'
import {expect, SITE, test} from './test.ts'

test('every link leads to a page and to an anchor of it', () => {
  const {count, dead} = findDeadLinks(SITE)
  expect(count).toBeGreaterThan(1000)
  expect(dead).toEqual([])
})

test('llms.txt names every page, and each is there as Markdown', () => {
  const index = readFileSync(`${SITE}llms.txt`, 'utf8')
  const paths = Array.from(index.matchAll(/\]\((\/[^)]*)\)/g), ([, path = '']) => path)
  expect(paths).toContain('/guide/cart.md')
  expect(paths.filter((path) => !existsSync(SITE + path))).toEqual([])
  expect(readFileSync(`${SITE}llms-full.txt`, 'utf8')).toContain(
    readFileSync('docs/guide/cart.md', 'utf8').trim(),
  )
})

for (const address of [
  '/',
  '/guide/cart.html',
  '/reference/widgets.html',
  '/reference/widgets/form.html',
  '/examples/right-to-left.html',
  '/playground.html',
  '/decisions/',
])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${address} has no violation of accessibility rules, ${colorScheme}`, async ({page}) => {
      test.slow()
      await page.emulateMedia({colorScheme})
      await page.goto(address)
      await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/)
      if (await exampleOn(page).count()) {
        await runExample(exampleOn(page))
        await exampleOn(page).getByRole('button', {name: 'Edit'}).click()
      }
      // in the dark only the colours differ
      await expectNoViolations(page, colorScheme === 'dark' ? {rule: 'color-contrast'} : {})
    })

test('the search finds a page by keyboard', async ({page}) => {
  await page.goto('/')
  const box = page.getByRole('searchbox')
  // the page hears the key once its script has run
  await expect(async () => {
    if (!(await box.isVisible())) await page.keyboard.press('Control+k')
    await expect(box).toBeFocused({timeout: 1000})
  }).toPass()
  await page.keyboard.type('cart indicator')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/$/)
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})

test('the dark is chosen by the visitor, and kept', async ({page}) => {
  await page.goto('/')
  await page.getByRole('switch').first().click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.goto('/guide/cart.html')
  await expect(page.locator('html')).toHaveClass(/dark/)
})

for (const width of [390, 1280])
  test(`no page is wider than a window of ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    for (const address of [
      '/',
      '/guide/cart.html',
      '/reference/widgets/add-to-cart.html',
      '/playground.html',
    ]) {
      await page.goto(address)
      if (await exampleOn(page).count()) await runExample(exampleOn(page))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })

test('controls of an example are large enough for a finger', async ({page}) => {
  await page.goto('/')
  await runExample(exampleOn(page))
  const bar = exampleOn(page).locator('.example-bar')
  const boxes = await bar
    .locator('button, a, select')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(boxes.length).toBeGreaterThan(3)
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
})
