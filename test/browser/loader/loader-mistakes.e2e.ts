import {openDocument} from '../support/document.ts'
import {addToCart, bowl, cartLink, productAttribute} from '../support/markup.ts'
import {addButton, expectAllMounted, expectState, product} from '../support/page-parts.ts'
import {watchRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents, vitrineOf} from '../support/vitrine.ts'

/** Data is read when a widget mounts. */
const AT_ONCE = 'data-load="now"'

const good = `${cartLink()}<section>${addToCart(bowl)}</section>`

const broken: [attributes: string, said: RegExp][] = [
  [`data-product='{"id": "1", '`, /data-product.* is not JSON/],
  [`data-product='{"title": "Bowl"}'`, /product: has no "id"/],
  [`data-product='[]'`, /product: is not an object/],
  ['', /has no "id".*Give data-product, or data-item-id and data-variants/],
  ['data-product="null"', /has no "id".*Give data-product, or data-item-id and data-variants/],
  [`data-item-id="1" data-variants='[{'`, /data-variants.* is not JSON/],
  [`data-item-id="1" data-variants='"two"'`, /variants: is not a list/],
]

test('broken data: reports each once with the widget’s name, keeps the server HTML, and mounts all others', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.expect(/^\[vitrine\] add-to-cart: /, broken.length)
  await recordEvents(page)
  const markup = broken
    .map(([attributes]) => addToCart(bowl).replace(productAttribute(bowl), attributes))
    .join('')
  await openDocument(page, {
    body: `<aside>${markup}</aside><template>${markup}</template>${good}`,
    loader: AT_ONCE,
  })
  await expect(page.locator('aside [data-vitrine-state=error]')).toHaveCount(broken.length)
  await expectState(page.locator('section [data-vitrine]'), 'mounted')
  await expectState(page.locator('[data-vitrine=cart-indicator]'), 'mounted')
  const {left, served} = await page.evaluate(() => {
    const copies = [...document.querySelectorAll('aside > div')].map((element) => element.outerHTML)
    const {children} = document.querySelector('template')?.content ?? document.body
    return {left: copies, served: [...children].map((element) => element.outerHTML)}
  })
  expect(left.map((html) => html.replace(' data-vitrine-state="error"', ''))).toEqual(served)
  for (const [index, [attributes, said]] of broken.entries())
    expect(consoleLines.all[index], attributes).toMatch(said)
  expect(await seenEvents(page, 'error')).toMatchObject(
    broken.map(() => ({from: 'add-to-cart', detail: {widget: 'add-to-cart'}})),
  )
  await page.locator('section button').click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('a page that cancels vitrine:error keeps its console clean', async ({page}) => {
  await page.addInitScript(() =>
    document.addEventListener('vitrine:error', (event) => event.preventDefault()),
  )
  await openDocument(page, {body: addToCart(bowl).replace(productAttribute(bowl), ''), loader: AT_ONCE})
  await expectState(product(page), 'error')
})

test('omits an invalid variant with a warning, and sells the others', async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] add-to-cart: variants\[1\]: has no readable/)
  const variants = [...bowl.variants, {sku: 'BAD', price: 'cheap'}]
  await openDocument(page, {body: cartLink() + addToCart({...bowl, variants})})
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
})

test('warns once about an unknown widget name, now and later', async ({page, consoleLines}) => {
  consoleLines.expect(/^\[vitrine\] loader: no widget is called "cart-indikator"/)
  consoleLines.expect(/^\[vitrine\] loader: no widget is called "late"/)
  await openDocument(page, {body: `<p data-vitrine="cart-indikator">0</p>${good}`})
  await expectState(page.locator('[data-vitrine=cart-indicator]'), 'mounted')
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.dataset.vitrine = 'late'
    document.body.append(late)
  })
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({mount}) => mount())
  await expect.poll(() => consoleLines.all.length).toBe(2)
})

test('warns once about an unknown strategy, and uses the widget’s own', async ({page, consoleLines}) => {
  consoleLines.expect(/data-vitrine-load="soon" is not one of now, idle, visible, interaction/)
  await openDocument(page, {body: cartLink('data-vitrine-load="soon"')})
  await expectAllMounted(page)
  consoleLines.expect(/data-load="soon" is not one of now, idle, visible, interaction/)
  await openDocument(page, {body: cartLink('') + cartLink(''), loader: 'data-load="soon"'})
  await expectAllMounted(page)
})

test('warns QA about a misspelt attribute', async ({page, consoleLines}) => {
  consoleLines.expect(
    /^\[vitrine\] add-to-cart: unknown attribute data-quantitiy, did you mean data-quantity\?/,
  )
  await openDocument(page, {
    body: addToCart(bowl, 'data-quantitiy="2" data-analytics-id="7"'),
    loader: `data-debug ${AT_ONCE}`,
  })
  await expectAllMounted(page)
  await expect.poll(() => consoleLines.all.length).toBe(1)
})

test('attributes of other tools load no file, and the console stays clean', async ({page}) => {
  const others = 'data-testid="x" data-aos="fade" data-i="1" data-quantitiy="2"'
  const galleryOf = (attributes: string) =>
    `<div data-vitrine="gallery" ${attributes}><ul><li><img src="/media/tide-bowl.svg" alt="Bowl" width="4" height="4"></li></ul></div>`
  async function fetched(attributes: string): Promise<string[]> {
    const requests = watchRequests(page)
    await openDocument(page, {
      body: cartLink(attributes) + addToCart(bowl, attributes) + galleryOf(attributes),
    })
    await expectAllMounted(page)
    await page.waitForLoadState('networkidle')
    return requests.matching(/chunks|assets/).sort()
  }
  const plain = await fetched('')
  expect(await fetched(others)).toEqual(plain)
})

test('warns about values out of range, and uses the nearest', async ({page, shop, consoleLines}) => {
  consoleLines.expect(/data-quantity="0" is no whole number from 1 to 9999/)
  consoleLines.expect(/data-mode="grid" is not one of page, list/)
  const markup = addToCart(bowl, 'data-quantity="0" data-mode="grid"')
  await openDocument(page, {body: cartLink() + markup.replace(/<input type="number"[^>]*>/, '')})
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

for (const [name, context, head, said] of [
  ['missing', null, '', /^\[vitrine\] site: no page context; defaults are used/],
  [
    'broken',
    null,
    '<script type="application/json" data-site-context>{"website": </script>',
    /^\[vitrine\] site: script\[data-site-context\] is not JSON/,
  ],
  [
    'no object',
    null,
    '<script type="application/json" data-site-context>7</script>',
    /^\[vitrine\] site: script\[data-site-context\] is not an object/,
  ],
] as const)
  test(`a page context that is ${name}: one warning, and everything works`, async ({
    page,
    shop,
    consoleLines,
  }) => {
    consoleLines.expect(said)
    await openDocument(page, {body: good + addToCart(bowl), context, head})
    await expectAllMounted(page)
    await addButton(page).click()
    await expect(page.locator('.sqs-cart-subtotal')).toHaveText('$39.00')
    expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
  })

test('does not warn about elements that slow scripts of the page will still complete', async ({page}) => {
  await page.route('**/slow.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.fulfill({contentType: 'text/javascript', body: ''})
  })
  await openDocument(page, {body: good, head: '<script defer src="/slow.js"></script>'})
  await expectAllMounted(page)
})
