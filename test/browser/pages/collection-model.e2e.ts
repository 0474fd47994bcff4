import type {Page} from '@playwright/test'
import fc from 'fast-check'
import {expectState} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

const CATEGORIES = ['Ceramics', 'Paper', 'Services']
const SORTS = ['', 'price-asc', 'price-desc', 'title']
const START = 'pageSize=3'

type Step =
  | {name: 'category'; index: number}
  | {name: 'stock' | 'more' | 'back' | 'forward' | 'reload'}
  | {name: 'sort'; index: number}

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({name: fc.constant('category' as const), index: fc.nat(CATEGORIES.length - 1)}),
  fc.record({name: fc.constant('sort' as const), index: fc.nat(SORTS.length - 1)}),
  fc.record({name: fc.constantFrom('stock', 'more', 'more', 'back', 'back', 'forward', 'reload')}),
)

/** What a visitor sees: the fields of the form, the number of pages, and the products of the database for both. */
interface State {
  categories: readonly string[]
  isInStock: boolean
  sort: string
  pages: number
}

/** As the address has them: in no order that matters. */
function fieldsOf({categories, isInStock, sort, pages}: State): string[] {
  const fields = [START, ...categories.map((value) => `filter.category=${value}`)]
  if (isInStock) fields.push('filter.available=true')
  if (sort) fields.push(`sort=${sort}`)
  if (pages > 1) fields.push(`page=${pages}`)
  return fields.sort()
}

const items = (page: Page) => page.locator('[data-collection-list] > [data-item-id]')
const more = (page: Page) => page.locator('[data-collection-more]:visible')

/** The products of the database: of all pages until this one, and without script of this one alone. */
async function productsOf(page: Page, state: State, hasScript: boolean): Promise<string[]> {
  const ids: string[] = []
  for (let pages = hasScript ? 1 : state.pages; pages <= state.pages; pages++) {
    const reply = await page.request.get(`/api/commerce/products?${fieldsOf({...state, pages}).join('&')}`)
    expect(reply.status()).toBe(200)
    for (const {id} of (await reply.json()).items) ids.push(id)
  }
  return ids
}

/** Address, list and form agree with the state. */
async function expectShown(page: Page, state: State, hasScript: boolean): Promise<void> {
  const ids = await productsOf(page, state, hasScript)
  // a browser sends empty fields, too
  const addressed = () =>
    decodeURIComponent(new URL(page.url()).search)
      .slice(1)
      .split('&')
      .filter((field) => !field.endsWith('='))
      .sort()
  await expect.poll(addressed).toEqual(fieldsOf(state))
  const shown = () => items(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-item-id')))
  await expect.poll(shown).toEqual(ids)
  const checked = () =>
    page
      .locator('.collection-form [name="filter.category"]:checked')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')).sort())
  await expect.poll(checked).toEqual([...state.categories].sort())
  await expect(page.locator('.collection-form [name=sort]')).toHaveValue(state.sort)
}

async function openFilters(page: Page): Promise<void> {
  const summary = page.getByText('Filter and sort')
  if (!(await page.locator('.collection-form').isVisible())) await summary.click()
}

/** The states of the visit, with the one that is shown. */
interface Visit {
  states: State[]
  at: number
}

const toggled = (all: readonly string[], value: string): string[] =>
  all.includes(value) ? all.filter((one) => one !== value) : [...all, value]

/** Does a step where it is possible. */
async function take(page: Page, visit: Visit, {name, ...rest}: Step, hasScript: boolean): Promise<void> {
  const state = visit.states[visit.at]
  if (!state) throw new Error('the visit has no state')
  const index = 'index' in rest ? rest.index : 0
  const enter = (next: Partial<State>) => {
    visit.states = [...visit.states.slice(0, ++visit.at), {...state, pages: 1, ...next}]
  }
  async function choose(next: Partial<State>): Promise<void> {
    if (!hasScript) await page.getByRole('button', {name: 'Show products'}).click()
    enter(next)
  }
  if (name === 'category' || name === 'stock' || name === 'sort') await openFilters(page)
  if (name === 'category') {
    const value = CATEGORIES[index] ?? ''
    await page.locator(`.collection-form [name="filter.category"][value="${value}"]`).click()
    await choose({categories: toggled(state.categories, value)})
  } else if (name === 'stock') {
    await page.locator('.collection-form [name="filter.available"]').click()
    await choose({isInStock: !state.isInStock})
  } else if (name === 'sort') {
    const sort = SORTS[index] ?? ''
    if (sort === state.sort) return
    await page.locator('.collection-form [name=sort]').selectOption(sort)
    await choose({sort})
  } else if (name === 'more' && (await more(page).count())) {
    await more(page).click()
    enter({pages: state.pages + 1})
  } else if (name === 'back' && visit.at) {
    visit.at--
    await page.goBack()
  } else if (name === 'forward' && visit.at < visit.states.length - 1) {
    visit.at++
    await page.goForward()
  } else if (name === 'reload') {
    await page.reload()
    if (hasScript) await expectMounted(page)
  }
}

/** Without script, the browser brings the form of an earlier page back as the visitor left it, not as it was sent. */
const isPossible = ({name}: Step, hasScript: boolean): boolean =>
  hasScript || !['back', 'forward', 'reload'].includes(name)

const expectMounted = (page: Page) => expectState(page.locator('[data-vitrine=collection]'), 'mounted')

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled: hasScript})

    test('after any filters, orders, pages, steps back and forward, and reloads, the list is the database’s', async ({
      page,
    }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, {minLength: 4, maxLength: 9}), async (steps) => {
          await page.goto(`/shop?${START}`)
          if (hasScript) await expectMounted(page)
          const visit: Visit = {states: [{categories: [], isInStock: false, sort: '', pages: 1}], at: 0}
          for (const one of steps.filter((some) => isPossible(some, hasScript))) {
            await take(page, visit, one, hasScript)
            const state = visit.states[visit.at]
            if (state) await expectShown(page, state, hasScript)
          }
        }),
        {numRuns: 6, endOnFailure: true},
      )
    })
  })
