import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {startOwn} from '../../faults/tracking/own-browser.ts'
import {startProxy} from '../../flows/proxy.ts'
import {expect, test} from '../support/test.ts'

const PRODUCT = '/shop/tide-bowl'
const READ = 'GET /api/commerce/shopping-cart'
const HEAD =
  '<meta charset="utf-8"><title>Test</title><script async src="/vitrine/loader.js" data-tracking="off"></script>'
const RULES = JSON.stringify({prerender: [{urls: [PRODUCT], eagerness: 'immediate'}]})

/** Adds a piece, has the page of a product prepared, adds another piece, and goes to that page. */
const DRIVER = `
const note = (text) => fetch('/__noted', {method: 'POST', body: text})
const add = () => vitrine.cart.add({itemId: '64a1f0c27be1d20013c0aa02', sku: 'BOWL-TIDE', quantity: 1})
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
let vitrine
;(async () => {
  vitrine = await new Promise((resolve) => (window.Vitrine = window.Vitrine || []).push(resolve))
  // with the cookies of the shop
  await fetch('/shop')
  await add()
  await note('prepare')
  const script = Object.assign(document.createElement('script'), {type: 'speculationrules'})
  script.textContent = '${RULES}'
  document.head.append(script)
  while ((await (await fetch('/state')).text()) !== 'ready') await pause(50)
  await add()
  await note('leave')
  location.assign('${PRODUCT}')
})().catch((error) => note('failed: ' + error))`

/** What the page of the product is like once it is seen. */
const REPORT = `
document.addEventListener('prerenderingchange', () => {
  const [{activationStart}] = performance.getEntriesByType('navigation')
  const look = () => {
    const count = document.querySelector('.sqs-cart-quantity').textContent
    if (count !== '2') return setTimeout(look, 50)
    fetch('/__noted', {method: 'POST', body: activationStart > 0 ? 'activated' : 'loaded again'})
  }
  look()
})`

test('a page that is rendered ahead writes nothing, and has the cart of today once it is seen', async ({
  baseURL,
}) => {
  test.slow()
  const proxy = await startProxy({to: baseURL ?? '', host: '127.0.0.1', watches: true})
  proxy.top = '<script src="/report.js"></script>'
  proxy.files['/driver'] = ['text/html', `${HEAD}<script type="module" src="/driver.js"></script>`]
  proxy.files['/driver.js'] = ['text/javascript', DRIVER]
  proxy.files['/report.js'] = ['text/javascript', REPORT]
  proxy.files['/state'] = ['text/plain', 'wait']
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-prerendered-'))
  const own = startOwn(profile, `${proxy.url}/driver`)
  try {
    const calls = () => proxy.asked.map((call) => call.split('?', 1)[0])
    const early = () => calls().slice(calls().indexOf(`GET ${PRODUCT}`))
    const reads = () => early().filter((call) => call === READ).length
    await expect.poll(() => proxy.notes).toContain('prepare')
    await expect.poll(reads).toBe(1)
    // whatever else the page would do
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(early()).toContain(`GET ${PRODUCT}`)
    expect(early().filter((call) => !call?.startsWith('GET '))).toEqual([])
    proxy.files['/state'] = ['text/plain', 'ready']
    await expect.poll(() => proxy.notes).toEqual(['prepare', 'leave', 'activated'])
    await expect.poll(reads).toBe(2)
  } finally {
    await own.kill()
    await proxy.close()
    await rm(profile, {recursive: true, force: true, maxRetries: 5})
  }
})
