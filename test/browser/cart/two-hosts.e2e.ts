import {addButton} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

test('a page on another host adds to a cart of the API’s host', async ({
  page,
  server,
  shop,
  consoleLines,
}) => {
  // the cart does not exist yet
  consoleLines.allowNetworkErrors()
  const origins = new Set<string>()
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url())
    if (pathname.startsWith('/api/')) origins.add(origin)
  })
  await page.goto(`${server.otherUrl}/shop/tide-bowl`)
  const replied = page.waitForResponse((reply) => reply.url().endsWith('/shopping-cart/entries'))
  await addButton(page).click()
  const reply = await replied
  expect(reply.headers()).toMatchObject({
    'access-control-allow-origin': server.otherUrl,
    'access-control-expose-headers': expect.stringContaining('Cart-Token'),
    'cart-token': expect.stringMatching(/^[\w-]{36}\.[\w-]{44}$/),
  })
  await expect.poll(() => shop.held()).toEqual(['1 × BOWL-TIDE'])
  expect([...origins]).toEqual([server.url])
})
