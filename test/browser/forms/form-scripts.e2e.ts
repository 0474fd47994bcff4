import type {Page} from '@playwright/test'
import {tokenOf} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

const FORM = '64a1f0c27be1d20013c0f002'
const HTML = [
  '<p>See you.</p>',
  '<script>window.ran = ["inline"]</script>',
  '<script src="/own-pixel.js"></script>',
  '<script src="https://ads.example/pixel.js"></script>',
  '<script type="application/json">{"a": 1}</script>',
].join('')

const POLICY =
  "default-src 'self' http://localhost:*; img-src 'self' data:; script-src 'nonce-abc'; style-src 'nonce-abc' 'self'; require-trusted-types-for 'script'; trusted-types vitrine"

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')

const formOf = (more = {}): string =>
  `<form data-vitrine="form" data-form='${escaped(JSON.stringify({id: FORM, submissionHTML: HTML, ...more}))}'>
    <label>Your email <input type="email" name="question-email"></label><label>Your question <textarea name="question-text"></textarea></label><button>Send</button></form>`

const ran = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'ran'))

/** Sends the form of a page with these attributes on the loader's tag; returns the addresses of all requests. */
async function send(page: Page, loader: string, more = {}): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/own-pixel.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'window.ran.push("own")'}),
  )
  await page.route('**/scripts-document', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {'Content-Security-Policy': POLICY},
      body: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>Test</title><link rel="icon" href="data:,">
        <script type="application/json" data-site-context>{"website": {"language": "en-US"}}</script>
        <script nonce="abc" async src="/vitrine/loader.js" ${loader}></script></head><body>${formOf(more)}</body></html>`,
    }),
  )
  await tokenOf(page)
  await page.goto('/scripts-document')
  await page.getByLabel('Your email').fill('ada@example.com')
  await page.getByLabel('Your question').fill('When?')
  await page.getByRole('button', {name: 'Send'}).click()
  return asked
}

const ALLOW = 'data-form-scripts="allow"'
const REFUSED = /^\[vitrine\] form: TypeError: no script is loaded from "https:\/\/ads\.example\/pixel\.js"/

test('scripts in the HTML after a form do not run by default', async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] form: scripts in its post-submit HTML do not run/)
  consoleLines.allowNetworkErrors()
  const asked = await send(page, '')
  await expect(page.getByText('See you.')).toBeVisible()
  expect(await ran(page)).toBeUndefined()
  expect(asked.filter((url) => /pixel/.test(url))).toEqual([])
})

test('if the tag allows them they run under the page’s policy, without those of another origin', {
  tag: '@engines',
}, async ({page, consoleLines}) => {
  consoleLines.expect(REFUSED)
  consoleLines.allowNetworkErrors()
  const asked = await send(page, ALLOW)
  await expect(page.getByText('See you.')).toBeVisible()
  await expect.poll(() => ran(page)).toEqual(['inline', 'own'])
  expect(asked.filter((url) => /ads\.example/.test(url))).toEqual([])
})

test('they run before the page that follows is opened', async ({page, consoleLines}) => {
  consoleLines.expect(REFUSED)
  consoleLines.allowNetworkErrors()
  const ownPixel = page.waitForRequest('**/own-pixel.js')
  await send(page, ALLOW, {successRedirect: '/newsletter'})
  await ownPixel
  await expect(page).toHaveURL('/newsletter')
})

test('nothing runs if the API has another origin', async ({page, consoleLines, server}) => {
  consoleLines.expect(/^\[vitrine\] form: scripts in its post-submit HTML do not run/)
  consoleLines.expect(/./, null)
  await page.route(`${server.otherUrl}/api/**`, (route) =>
    route.fulfill({
      json: {key: 'k'},
      headers: {
        'Access-Control-Allow-Origin': server.url,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': '*',
      },
    }),
  )
  await send(page, `${ALLOW} data-api="${server.otherUrl}"`)
  await expect(page.getByText('See you.')).toBeVisible()
  expect(await ran(page)).toBeUndefined()
})
