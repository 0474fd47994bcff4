import type {Browser, Page, Request} from 'playwright-core'
import {expect} from './expect.ts'
import type {RunningShop} from './shop.ts'
import {count, openProduct, openShopper, pressAdd} from './shopper.ts'
import type {Site} from './site.ts'

const TIMES = 25
/** Headers that a page may set itself. */
const PAGE_HEADERS = /^(content-type|accept|authorization|cart-token|nonce|(x|vendure)-.+)$/

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** The request with which our code reads the cart. The popover may ask for its picture at the same time. */
async function findRead(page: Page): Promise<Request> {
  const calls: Request[] = []
  page.on('request', (request) => calls.push(request))
  await page.evaluate('Vitrine.cart.refresh()')
  const read = calls.findLast(
    (request) => request.method() !== 'OPTIONS' && /^(fetch|xhr)$/.test(request.resourceType()),
  )
  if (!read) throw new Error('the cart was not read')
  return read
}

/** Milliseconds of a read in our code, and of the same request with plain `fetch`, alternately. */
async function measure(page: Page, read: Request): Promise<readonly [ours: number, plain: number][]> {
  const headers = Object.fromEntries(
    Object.entries(read.headers()).filter(([name]) => PAGE_HEADERS.test(name)),
  )
  const call = {method: read.method(), headers, ...(read.postData() && {body: read.postData()})}
  const script = `(async () => {
    const all = []
    for (let time = 0; time < ${TIMES}; time++) {
      const begun = performance.now()
      await Vitrine.cart.refresh()
      const between = performance.now()
      await (await fetch(${JSON.stringify(read.url())}, ${JSON.stringify(call)})).json()
      all.push([between - begun, performance.now() - between])
    }
    return all
  })()`
  return page.evaluate(script)
}

/** The medians as text. */
export async function measureOverhead(browser: Browser, shop: RunningShop, site: Site): Promise<string> {
  await shop.reset()
  site.proxy.plan()
  const {page, leave} = await openShopper(browser, site.origin)
  await openProduct(page, 'plain')
  await pressAdd(page)
  await expect(count(page)).toHaveText('1')
  const times = await measure(page, await findRead(page))
  await leave()
  const ours = median(times.map(([milliseconds]) => milliseconds))
  const plain = median(times.map(([, milliseconds]) => milliseconds))
  return `${ours.toFixed(1)} ms beside ${plain.toFixed(1)} ms`
}
