import type {CDPSession, Page} from '@playwright/test'
import {speculationRules} from '../../../src/tools/hints/speculation-rules.ts'
import {expect, test} from '../support/test.ts'

interface RuleSet {
  errorMessage?: string
  url?: string
}

/** What the browser has taken from the rules of a page; it prepares no page while a debugger is attached. */
async function watchRules(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const ruleSets: RuleSet[] = []
  let candidates: string[] = []
  session.on('Preload.ruleSetUpdated', ({ruleSet}) => ruleSets.push(ruleSet))
  session.on('Preload.preloadingAttemptSourcesUpdated', ({preloadingAttemptSources}) => {
    candidates = preloadingAttemptSources.map(({key}) => {
      const {pathname, search} = new URL(key.url)
      return pathname + search
    })
  })
  await session.send('Preload.enable')
  return {ruleSets, candidates: () => candidates}
}

test('the demo shop lets browsers prepare the pages of products, and no other page', async ({page}) => {
  const {ruleSets, candidates} = await watchRules(page)
  await page.goto('/shop')
  await expect.poll(candidates).toContain('/shop/speckled-mug')
  expect(ruleSets.map(({errorMessage}) => errorMessage ?? 'right')).toEqual(['right'])
  expect(candidates().filter((address) => !address.startsWith('/shop/'))).toEqual([])
})

const LINKS: readonly (readonly [html: string, isPrepared: boolean])[] = [
  ['<p data-item-id="a"><a href="/shop/mug">Mug</a></p>', true],
  ['<a data-item-id="a" href="/shop/bowl">Bowl</a>', true],
  ['<form data-product="{}"><a href="/de/shop/vase?size=2">Vase</a></form>', true],
  ['<a href="/about">About</a>', false],
  ['<p data-item-id="a"><a href="/shop/mug?add=1">Add</a></p>', false],
  ['<p data-item-id="a"><a href="/shop/mug?size=2&add-to-cart=12">Add</a></p>', false],
  ['<p data-item-id="a"><a href="/shop/mug?remove_item=12">Remove</a></p>', false],
  ['<p data-item-id="a"><a href="/de/cart/">Cart</a></p>', false],
  ['<p data-item-id="a"><a href="/checkout?x=1">Buy</a></p>', false],
  ['<p data-item-id="a"><a href="/account/log-out">Log out</a></p>', false],
  ['<p data-item-id="a"><a href="https://other.example/shop/mug">Elsewhere</a></p>', false],
  ['<p data-item-id="a"><a rel="nofollow" href="/shop/a">A</a></p>', false],
  ['<p data-item-id="a"><a target="_blank" href="/shop/b">B</a></p>', false],
  ['<p data-item-id="a"><a data-vitrine="quick-view" href="/shop/c">C</a></p>', false],
  ['<div data-vitrine-untrusted><p data-item-id="a"><a href="/shop/d">D</a></p></div>', false],
]

test('links to products alone are prepared: nothing that changes a cart, and nothing that visitors wrote', async ({
  page,
}) => {
  const {ruleSets, candidates} = await watchRules(page)
  await page.route('/links', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<script type="speculationrules">${speculationRules}</script>${LINKS.map(([html]) => html).join('')}`,
    }),
  )
  await page.goto('/links')
  const wanted = LINKS.flatMap(([html, isPrepared]) =>
    isPrepared ? [/ href="(.*?)"/.exec(html)?.[1] ?? ''] : [],
  )
  await expect.poll(() => candidates().toSorted()).toEqual(wanted.toSorted())
  expect(ruleSets.map(({errorMessage}) => errorMessage ?? 'right')).toEqual(['right'])
})
