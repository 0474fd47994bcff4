import {readFileSync} from 'node:fs'
import {EVIL, hostileElements, PAYLOADS, readAttributes, TAKEOVERS} from '../../browser/support/gadgets.ts'
import {CONTROLS, pressAll} from '../../browser/support/press-everything.ts'
import {DOCUMENT_NAMES, WINDOW_NAMES} from '../../helpers/page-names.ts'
import type {Flow} from '../flow.ts'
import {ADD, COUNT} from './places.ts'

const PURIFY = readFileSync(
  new URL('../../../node_modules/dompurify/dist/purify.min.js', import.meta.url),
  'utf8',
)

/** Counts what runs, notes what is requested of another host, and stays. */
const WATCH = `
const ran = [], asked = []
const __ran = (what) => ran.push(what)
addEventListener('securitypolicyviolation', ({blockedURI, violatedDirective}) =>
  blockedURI.startsWith('${EVIL}') && asked.push(violatedDirective + ' ' + blockedURI))
for (const type of ['click', 'submit']) addEventListener(type, (event) => event.preventDefault())
window.dataLayer = []
document.body.innerHTML = DOMPurify.sanitize(given)
const loader = document.createElement('script')
loader.src = '/vitrine/loader.js'
document.body.append(loader)`

/** This engine's parser and serializer see the HTML, as sanitizers do in browsers: they differ. */
const page = (
  policy: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="icon" href="data:,">
<script src="/purify.js"></script><script src="/given.js"></script><body><script src="/watch.js"></script>`

/** Scripts and calls may go to the shop alone; what inline handlers would do, is theirs to try. */
const POLICY = "script-src 'self' 'unsafe-inline'; connect-src 'self'; form-action 'self'"

/** What passed a sanitizer, in each attribute of each widget. */
export const sanitized: Flow = {
  name: 'what visitors wrote, after DOMPurify',
  async run({shopper, proxy, check}) {
    const attributes = await readAttributes()
    proxy.files['/purify.js'] = ['text/javascript', PURIFY]
    proxy.files['/watch.js'] = ['text/javascript', WATCH]
    // the shop's own checkout is no other host
    proxy.files['/checkout'] = null
    proxy.files['/strangers'] = ['text/html', page(POLICY)]
    for (const round of [0, 1, 2, 3]) {
      const html = attributes.map((one, index) =>
        hostileElements(one, PAYLOADS[(index + round * 5) % PAYLOADS.length] ?? ''),
      )
      const given = [...html, TAKEOVERS].join('\n')
      proxy.files['/given.js'] = ['text/javascript', `const given = ${JSON.stringify(given)}`]
      await shopper.goto('/strangers')
      await check(
        'widgets mount',
        () => shopper.js("document.querySelector('[data-vitrine-state=mounted]') !== null"),
        true,
      )
      await check(
        'each comes to its end',
        () => shopper.js("document.querySelectorAll('[data-vitrine-state=loading]').length"),
        0,
      )
      for (const _ of [1, 2]) await shopper.js(`(${pressAll})(${JSON.stringify(CONTROLS)})`)
      await check(
        'each use comes to its end',
        () => shopper.js("document.querySelectorAll('[data-vitrine-state=loading]').length"),
        0,
      )
      await check(
        'nothing ran, nothing asked another host, no purchase was reported',
        () => shopper.js('[ran, asked, dataLayer]'),
        [[], [], []],
      )
      await check('no prototype has changed', () => shopper.js('Object.keys(Object.prototype)'), [])
    }
  },
}

const KINDS: readonly ((name: string) => string)[] = [
  (name) => `<img name="${name}" id="${name}" alt="">`,
  (name) => `<form name="${name}" id="${name}"><input name="push"></form>`,
]

/** Elements that are named like the properties that Vitrine reads. */
export const clobbered: Flow = {
  name: 'elements named like properties',
  async run({shopper, proxy, shop, check}) {
    const names = [...new Set<string>([...DOCUMENT_NAMES, ...WINDOW_NAMES])]
    for (const make of KINDS) {
      await shop.reset()
      proxy.top = `<div hidden>${names.map(make).join('')}</div>`
      await shopper.goto('/shop/tide-bowl')
      await check(
        'a name hides a property',
        () => shopper.js('String(document.querySelector)'),
        /^\[object HTML/,
      )
      await check(
        'the widgets mount',
        () =>
          shopper.js(
            "Document.prototype.querySelector.call(document, '.shop-header [data-vitrine-state=mounted]') !== null",
          ),
        true,
      )
      await shopper.js(`Document.prototype.querySelector.call(document, ${JSON.stringify(ADD)}).click()`)
      await check(
        'an addition counts',
        () =>
          shopper.js(
            `Document.prototype.querySelector.call(document, ${JSON.stringify(COUNT)}).textContent.trim()`,
          ),
        '1',
      )
      await check('the shop has it', shop.held, ['1 × BOWL-TIDE'])
      proxy.top = ''
    }
  },
}

const WORKER = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const {request} = event
  if (new URL(request.url).pathname.startsWith('/vitrine/'))
    event.respondWith(caches.open('files').then(async (files) =>
      (await files.match(request)) ?? fetch(request).then((reply) => files.put(request, reply.clone()).then(() => reply))))
  else event.respondWith(fetch(request))
})`

/** A page whose own service worker answers for the files of Vitrine, and sends each call again. */
export const worker: Flow = {
  name: 'a service worker',
  async run({shopper, proxy, shop, check}) {
    proxy.files['/worker.js'] = ['text/javascript', WORKER]
    // the shop's own pages demand a trusted address
    proxy.files['/start'] = ['text/html', '<!doctype html><html lang="en"><title>Start</title>']
    await shopper.goto('/start')
    await check(
      'a worker controls the pages',
      () =>
        shopper.js(
          "navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.controller?.state)",
        ),
      'activated',
    )
    await shopper.goto('/shop/tide-bowl')
    await shopper.click(ADD)
    await check('an addition counts', () => shopper.text(COUNT), '1')
    await shopper.reload()
    await shopper.click(ADD)
    await check('and one more, after the next opening', () => shopper.text(COUNT), '2')
    await check('the shop has both', shop.held, ['2 × BOWL-TIDE'])
  },
}

const GARBAGE = [
  'null',
  '"',
  '[[]]',
  '{"__proto__":{"polluted":1},"entries":7,"id":{}}',
  `<img src=x onerror=alert(1)>`,
]

/** What a page has stored, overwritten by something else. */
export const storage: Flow = {
  name: 'garbage in the storage of the browser',
  async run({shopper, shop, check}) {
    let pieces = 0
    for (const garbage of GARBAGE) {
      await shopper.goto('/contact')
      await shopper.type('main form textarea', 'Is it open?')
      await shopper.goto('/shop/tide-bowl')
      await shopper.click(ADD)
      await check(`an addition counts before ${garbage}`, () => shopper.text(COUNT), `${++pieces}`)
      await shopper.js(`(() => {
        for (const kept of [localStorage, sessionStorage])
        for (const key of [...Object.keys(kept), 'vitrine-changes', 'vitrine-additions', 'vitrine-removed', 'vitrine-cart'])
          kept.setItem(key, ${JSON.stringify(garbage)})
      })()`)
      await shopper.goto('/cart')
      await check('the cart shows the pieces', () => shopper.value('[data-cart=lines] input'), `${pieces}`)
      await shopper.goto('/contact')
      await check('the form is empty', () => shopper.value('main form textarea'), '')
      await shopper.goto('/shop/tide-bowl')
      await shopper.click(ADD)
      await check('an addition counts after it', () => shopper.text(COUNT), `${++pieces}`)
      await check('the shop has them', shop.held, [`${pieces} × BOWL-TIDE`])
    }
  },
}
