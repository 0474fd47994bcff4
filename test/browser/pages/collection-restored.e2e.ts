import type {Page} from '@playwright/test'
import {startRandom} from '../../release/start-random.ts'
import {leaveAndReturn} from '../support/leave-list.ts'
import {expectState, open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

/** Each run makes other choices, which depend on its number alone; `npm run test:long` has 100. */
const RUNS = Number(process.env.RESTORED ?? 3)

/** So few for each page that three categories fill three pages. */
const PAGE_SIZE = 2
const FEWEST = 3 * PAGE_SIZE

const collection = (page: Page) => page.locator('[data-vitrine=collection]')
const items = (page: Page) => page.locator('[data-collection-list] > [data-item-id]')
const links = (page: Page) => items(page).locator('.vitrine-card__link')
const more = (page: Page) => page.locator('[data-collection-more]')
const fields = (page: Page) => page.locator('.collection-form [name="filter.category"]')

const idsOf = (page: Page) =>
  items(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-item-id')))
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

interface List {
  url: string
  ids: (string | null)[]
}

const readList = async (page: Page): Promise<List> => ({url: page.url(), ids: await idsOf(page)})

async function expectList(page: Page, {url, ids}: List): Promise<void> {
  await expect(page).toHaveURL(url)
  await expect.poll(() => idsOf(page)).toEqual(ids)
}

/** Three different categories with enough products. */
async function chooseValues(page: Page, random: () => number): Promise<string[]> {
  const all = await fields(page).evaluateAll((boxes) =>
    boxes.map((box) => ({
      value: box.getAttribute('value') ?? '',
      count: Number(/\((\d+)\)/.exec(box.parentElement?.textContent ?? '')?.[1]),
    })),
  )
  for (;;) {
    const chosen = all
      .map((one) => ({...one, key: random()}))
      .sort((a, b) => a.key - b.key)
      .slice(0, 3)
    if (chosen.reduce((sum, {count}) => sum + count, 0) >= FEWEST) return chosen.map(({value}) => value)
  }
}

/** Shows three filters and two more pages; returns the lists from the first to the last. */
async function showLists(page: Page, random: () => number): Promise<List[]> {
  await open(page, `/shop?pageSize=${PAGE_SIZE}`)
  await expectState(collection(page), 'mounted')
  await page.getByText('Filter and sort').click()
  const lists = [await readList(page)]
  for (const value of await chooseValues(page, random)) {
    const {url} = await readList(page)
    await page.locator(`.collection-form [name="filter.category"][value="${value}"]`).check()
    await expect(page).not.toHaveURL(url)
    lists.push(await readList(page))
  }
  for (const pages of [2, 3]) {
    await more(page).click()
    await expect.poll(async () => (await idsOf(page)).length).toBeGreaterThan((pages - 1) * PAGE_SIZE)
    lists.push(await readList(page))
  }
  return lists
}

/** Within the document: some steps back, and as many forward. */
async function stepAway(page: Page, lists: readonly List[], random: () => number): Promise<void> {
  const focused = await page.evaluate(() => document.activeElement?.textContent)
  const top = await scrolled(page)
  const steps = 1 + Math.floor(random() * (lists.length - 1))
  for (const list of lists.slice(0, -1).reverse().slice(0, steps)) {
    await page.goBack()
    await expectList(page, list)
  }
  for (const list of lists.slice(-steps)) {
    await page.goForward()
    await expectList(page, list)
  }
  await expect.poll(() => scrolled(page)).toBe(top)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(focused)
}

/** To the page of a product, and back. */
async function openProduct(page: Page, list: List, random: () => number): Promise<void> {
  const link = links(page).nth(Math.floor(random() * list.ids.length))
  const expectPlace = await leaveAndReturn(page, link)
  await expectList(page, list)
  await expectPlace()
}

for (let run = 1; run <= RUNS; run++)
  test(`Back restores list, place and focus after three filters and two pages, choices ${run}`, async ({
    page,
  }) => {
    const random = startRandom(run)
    const lists = await showLists(page, random)
    const last = lists.at(-1)
    if (!last) throw new Error('there is no list')
    const isFirst = random() < 0.5
    if (isFirst) await stepAway(page, lists, random)
    await openProduct(page, last, random)
    for (const list of lists.slice(0, -1).reverse()) {
      await page.goBack()
      await expectList(page, list)
    }
  })
