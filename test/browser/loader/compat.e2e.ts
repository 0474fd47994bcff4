import {STUB} from '../../helpers/compat-stub.ts'
import {serveDocument} from '../support/document.ts'
import {expectState} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

/** Inline scripts of live pages. This page has no policy, because the shop’s own policy blocks them. */
const PAGE = `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Live</title><link rel="icon" href="data:,">
<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {website: {language: 'en-US'}, websiteSettings: {storeSettings: {defaultCurrency: 'USD'}}}</script>
<script async src="/vitrine/loader.js" data-compat data-tracking="off"></script>
<script>${STUB}</script>
<script>Squarespace.load(window); var log = []</script>
</head><body>
<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity">0</span></a>
<script>Y.use('squarespace-audio-player-frontend');</script>
<div class="squarespace-audio-player" data-audio-asset-url="/media/kiln-bell.wav" id="audio-player-a"></div>
<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { Y.Squarespace.FollowButtonUtils.renderAll(); log.push('follow') }); });</script>
<div class="squarespace-follow-button" data-username="kiln"></div>
<p class="note">note</p>
<script>
  Squarespace.onInitialize(Y, function () { Y.all('.note').each(function (node) { node.addClass('seen') }); log.push('begin') });
  Squarespace.onDestroy(Y, function () { localStorage.setItem('left', 'yes') });
  YUI().use('node', 'event', function (Y) { Y.one('.note').on('click', function (e) { e.currentTarget.set('text', 'pressed') }); log.push('node') });
</script>
<script>Squarespace.afterBodyLoad(Y);</script>
</body></html>`

test('a live page with inline code logs nothing, and all of its code runs', async ({page}) => {
  await page.route('**/live-page', (route) =>
    route.fulfill({contentType: 'text/html; charset=utf-8', body: PAGE}),
  )
  await page.goto('/live-page')
  await expect.poll(() => page.evaluate('log.slice().sort().join()')).toBe('begin,follow,node')
  await expect(page.locator('.note')).toHaveClass('note seen')
  await page.locator('.note').click()
  await expect(page.locator('.note')).toHaveText('pressed')
  await expectState(page.locator('.squarespace-audio-player'), 'mounted')
  await expectState(page.locator('.squarespace-follow-button'), 'mounted')
  await page.goto('/shop')
  expect(await page.evaluate(() => localStorage.getItem('left'))).toBe('yes')
})

test('a page without the option fetches none of it', async ({page}) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await serveDocument(page, '/plain', {
    body: '<a data-vitrine="cart-indicator" href="/cart">0</a>',
    loader: 'data-tracking="off"',
  })
  await page.goto('/plain')
  await expectState(page.locator('[data-vitrine]'), 'mounted')
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => /asked|compat|debug/.test(file))).toEqual([])
})
