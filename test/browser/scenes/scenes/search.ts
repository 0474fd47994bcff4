import {expect} from '../../support/test.ts'
import {type Scene, type Stage, visit} from '../scene.ts'
import {of, theWindow} from './of.ts'

/** Types a letter that stands in the title of some product in each language. */
async function suggest(stage: Stage): Promise<void> {
  await visit(stage, '/search')
  await stage.page.getByRole('search').locator('input').pressSequentially('1')
  await stage.page.locator('.product-search__box').waitFor()
}

const answer = (stage: Stage, body: object, status = 200) =>
  stage.page.route('**/products/suggest*', (route) => route.fulfill({status, json: body}))

export const search: readonly Scene[] = of('product-search', [
  {
    state: 'suggestions',
    async open(stage) {
      const price = {currency: 'USD', value: '24.00'}
      const product = (title: string, slug: string, more = {}) => ({
        title,
        url: `/shop/${slug}`,
        imageUrl: `/media/${slug}.svg`,
        ...more,
      })
      await answer(stage, {
        products: [product('Tide Bowl', 'tide-bowl', {price}), product('Speckled Mug', 'speckled-mug')],
        categories: [{title: 'Bowls', url: '/shop'}],
        pages: [{title: 'How a bowl is made', url: '/journal'}],
      })
      await suggest(stage)
      await expect(stage.page.getByRole('option')).toHaveCount(5)
      await stage.page.keyboard.press('ArrowDown')
    },
    part: theWindow,
    noTab: 'It would close the list.',
  },
  {
    state: 'recent searches',
    async open(stage) {
      await visit(stage, '/search')
      await stage.page.evaluate(() => localStorage.setItem('vitrine-searches', '["mug","blue bowl"]'))
      await stage.page.getByRole('search').locator('input').focus()
      await expect(stage.page.getByRole('option')).toHaveCount(2)
    },
    part: theWindow,
    noTab: 'It would close the list.',
  },
  {
    state: 'nothing found',
    async open(stage) {
      await answer(stage, {products: []})
      await suggest(stage)
    },
    part: theWindow,
    noTab: 'It would close the list.',
  },
  {
    state: 'error',
    async open(stage) {
      stage.consoleLines.allowNetworkErrors()
      await answer(stage, {error: 'Not now.'}, 400)
      await suggest(stage)
    },
    part: theWindow,
    noTab: 'It would close the list.',
  },
])
