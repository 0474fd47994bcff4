import {tokenOf} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const BODY = `<main><h1>Page</h1><a data-vitrine="cart-indicator" href="/cart">Cart <span class="sqs-cart-quantity">0</span></a>
  <form data-vitrine="newsletter" data-form-id="64a1f0c27be1d20013c0f004"><label>Email <input type="email" name="email"></label><div class="captcha-container"></div><button>Join</button></form>
  <div data-vitrine="form" data-lightbox data-form='{"id":"f","name":"Write","fields":[{"id":"a","type":"text","title":"A"}]}'></div></main>`

const CONTEXT = {
  website: {language: 'en-US', captchaSettings: {siteKey: 'key', scriptUrl: '/recaptcha/api.js'}},
}

test('all that Vitrine adds has the nonce of the loader’s tag', {tag: '@engines'}, async ({page}) => {
  await page.route('**/nonce-document', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'Content-Security-Policy':
          "default-src 'none'; connect-src 'self'; img-src data:; script-src 'nonce-abc'; style-src 'nonce-abc'; require-trusted-types-for 'script'; trusted-types vitrine",
      },
      body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">
        <script nonce="abc" type="application/json" data-site-context>${JSON.stringify(CONTEXT)}</script>
        <script nonce="abc" async src="/vitrine/loader.js" data-cart="drawer"></script></head><body>${BODY}</body></html>`,
    }),
  )
  await tokenOf(page)
  await page.goto('/nonce-document')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill('ada@example.com')
  await expect(page.getByRole('checkbox')).toBeVisible()
  await page.locator('.lightbox-handle').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // the style sheet applies
  await expect
    .poll(() => dialog.evaluate((element) => getComputedStyle(element).boxSizing))
    .toBe('border-box')
  const added = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('head link:not([rel=icon]),head script[src]')].map(
      ({nonce}) => nonce,
    ),
  )
  expect(new Set(added)).toEqual(new Set(['abc']))
})
