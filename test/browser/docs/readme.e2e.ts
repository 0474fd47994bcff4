import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Page} from '@playwright/test'
import {MANIFEST} from '../support/dist.ts'
import {popover} from '../support/page-parts.ts'
import {startServer} from '../support/server.ts'
import {expect, test} from '../support/test.ts'

/** The file that a new author saves from the README. */
async function readSnippet(): Promise<string> {
  const text = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  const [, snippet] = /## Five minutes.*?```html\n(.*?)```/s.exec(text) ?? []
  if (!snippet) throw new Error('README.md has no page under "Five minutes"')
  return snippet
}

/** The texts of the product that the popover covers. */
const findCovered = (page: Page): Promise<string[]> =>
  popover(page).evaluate((box) => {
    const {left, right, top, bottom} = box.getBoundingClientRect()
    return [...document.querySelectorAll('h1, .product-price, [type=submit]')]
      .filter((part) => {
        const text = document.createRange()
        text.selectNodeContents(part)
        const rect = text.getBoundingClientRect()
        return rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top
      })
      .map(({textContent}) => textContent)
  })

test('the page of the README’s five minutes adds, counts, announces, and syncs with a second tab', async ({
  context,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pages-'))
  await writeFile(join(folder, 'index.html'), await readSnippet())
  const server = await startServer({pagesFolder: folder})
  try {
    const [page, second] = [await context.newPage(), await context.newPage()]
    await page.goto(`${server.url}/pages/`)
    await second.goto(`${server.url}/pages/`)
    await expect(page.locator('.product-price')).toHaveText('$39.00 $48.00')
    await page.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()
    await expect(page.getByText('Tide Bowl was added to your cart')).toBeVisible()
    expect(await findCovered(page)).toEqual([])
    await expect(second.getByRole('link', {name: 'Cart 1 $39.00'})).toBeVisible()
    await page.getByRole('link', {name: 'Cart 1 $39.00'}).click()
    await expect(page.getByRole('link', {name: 'Tide Bowl'})).toBeVisible()
  } finally {
    // requests that are still loading would fail
    for (const page of context.pages()) await page.close()
    await server.stop()
    await rm(folder, {recursive: true})
  }
})

test('the README says how much script comes before the first click, without tracking', async () => {
  const text = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')
  const [, said] = /Script before the first click, 1,000 product forms \| ([\d.]+) kB/.exec(text) ?? []
  const files = [MANIFEST.loader, ...(MANIFEST.widgets.engine ?? []).map((file) => MANIFEST.files[file])]
  const bytes = files.reduce((sum, file) => sum + (file?.brotli ?? 0), 0)
  expect(Number(said)).toBeCloseTo(bytes / 1000, 1)
})
