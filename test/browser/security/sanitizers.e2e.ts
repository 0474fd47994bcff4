import {fileURLToPath} from 'node:url'
import type {Page} from '@playwright/test'
import {build, type Rolldown} from 'vite'
import {examples} from '../support/examples.ts'
import {hostileElements, PAYLOADS, readAttributes} from '../support/gadgets.ts'
import {expect, test} from '../support/test.ts'

const SANITIZERS = `import {createCleaner} from './clean-html.ts'
import {parseNatively, sanitizeNatively} from './native-sanitizer.ts'
import {purify} from './purify.ts'
const clean = (sanitize, html, keepsFields) => {
  const {body} = new DOMParser().parseFromString('<body>' + html, 'text/html')
  const root = body.ownerDocument.createElement('div')
  root.append(...body.childNodes)
  sanitize(root, keepsFields)
  // texts around a comment that is gone
  root.normalize()
  for (const {content} of root.querySelectorAll('template')) content.normalize()
  return root
}
globalThis.compareCleaned = (html, keepsFields) => {
  const [native, purified] = [sanitizeNatively, purify].map((sanitize) => clean(sanitize, html, keepsFields))
  return native.isEqualNode(purified) ? null : [native.innerHTML, purified.innerHTML]
}
globalThis.compareParsed = (html) => {
  const parsed = parseNatively(html)
  parsed?.normalize()
  return parsed && parsed.isEqualNode(clean(sanitizeNatively, html, true))
}
globalThis.cleanNatively = (html) => clean(sanitizeNatively, html, false).innerHTML
const {cleanHtml, cleanPart} = createCleaner()
globalThis.cleanWhole = (html) => {
  const place = document.createElement('div')
  place.append(cleanHtml(html, ''))
  return place.innerHTML
}
globalThis.insertCleaned = (html) =>
  document.body.append(cleanHtml(html, 'in-'), ...cleanPart('<div>' + html + '</div>', (root) => root.firstElementChild).childNodes)
`

declare global {
  /** Null for the same result. */
  var compareCleaned: (html: string, keepsFields: boolean) => [native: string, purified: string] | null
  /** Null for HTML that is not cleaned while it is parsed. */
  var compareParsed: (html: string) => boolean | null
  var cleanNatively: (html: string) => string
  var cleanWhole: (html: string) => string
  var insertCleaned: (html: string) => void
}

/** Both sanitisers as one script. */
async function bundle(): Promise<string> {
  const folder = fileURLToPath(new URL('../../../src/ui/html/', import.meta.url))
  const entry = `${folder}test-sanitizers.ts`
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? SANITIZERS : null),
      },
    ],
    build: {write: false, target: 'es2022', rolldownOptions: {input: entry}},
  })
  const [{code}] = (result as Rolldown.RolldownOutput).output
  return code
}

let script = ''

test.beforeAll(async () => {
  script = await bundle()
})

async function openBlank(page: Page): Promise<void> {
  await page.goto('/test-blank')
  await page.addScriptTag({content: script, type: 'module'})
  await page.waitForFunction(() => 'cleanNatively' in globalThis)
}

test.beforeEach(async ({page}) => {
  await page.route('**/*', (route) => route.fulfill({status: 204}))
  await page.route('**/test-blank', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Blank</title><body></body>'}),
  )
})

/** HTML of shops, and what the other sanitiser is known for. */
const WRITTEN = [
  '<p style="color:red" class="a" dir="rtl" lang="ar">a<br>b</p><hr><pre>\n a\n</pre>',
  '<a href="">a</a><form action=""><input></form><img src="" alt="">',
  '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<form method="post" action="/a" novalidate><input name="a" value="b" required pattern="[a-z]+"><textarea name="t" rows="2">x</textarea><select name="s"><option selected>1</option></select><button formaction="/b">Go</button></form>',
  '<svg viewBox="0 0 9 9" aria-hidden="true" preserveAspectRatio="none"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="red"></stop></linearGradient></defs><path d="M0 0h9" fill="url(#g)" stroke-width="2"></path><use href="#g"></use><animate attributeName="d"></animate><text x="1">t</text></svg>',
  '<math display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>',
  '<video controls poster="/p.jpg" playsinline muted><source src="/a.mp4" type="video/mp4"><track kind="captions" src="/a.vtt" srclang="en" label="English" default></video><audio src="/a.mp3"></audio>',
  '<picture><source srcset="/a.avif 1x, /b.avif 2x" type="image/avif"><img src="data:image/png;base64,AA==" alt="a" loading="lazy" decoding="async" sizes="10vw" width="1" height="1"></picture>',
  '<x-card title="a">Inside <b>bold</b></x-card><noscript><p>none</p></noscript><object data="/a"></object><embed src="/a"><iframe src="/a"></iframe>',
  '<a href="mailto:a@b.example" target="_blank" rel="noopener" ping="/p">m</a><a href="data:text/html,x">d</a><a href="vbscript:x">v</a><a href="tel:1">t</a><a href="blob:a">b</a><a href="javascript&colon;x">j</a><a href=" java&#10;script:x">k</a>',
  '<details open name="d"><summary>s</summary>t</details><dialog open>d</dialog><div popover id="p">p</div><button popovertarget="p" popovertargetaction="show">b</button>',
  '<template data-slot="b"><x-card>inside</x-card></template><template><div><template shadowrootmode="open">s</template></div></template>',
  '<template data-slot="a"><p onclick="x()">a</p><script>x()</script><a href="javascript:x">a</a></template>',
  '<div><template shadowrootmode="open"><p>shadow</p></template>light</div>',
  '<img name="querySelector" src="/a.jpg"><a id="location">a</a><input name="action"><p id="title">b</p>',
  '<!-- a comment --><p>a<!-- b --></p><![CDATA[x]]>',
  '<style>p{}</style><link rel="stylesheet" href="/a.css"><meta http-equiv="refresh" content="0;/b"><base href="/c">',
  '<p data-vitrine="a" data-json=\'{"a":"b"}\' aria-label="l" aria-describedby="d" role="status" hidden inert tabindex="0" contenteditable="true" autofocus slot="s" part="p">t</p>',
  '<svg><foreignObject><p>a</p></foreignObject><style>p{}</style><script>x()</script></svg><math><annotation-xml encoding="text/html"><p>a</p></annotation-xml></math>',
  '<select><template><p>a</p></template></select><table><p>foster</p></table><ul><li>a<li>b</ul>',
]

/** HTML whose parts are set aside while the rest is cleaned. */
const DATA = '<script type="application/json" data-of="x">{"a":1}</script>'
const ASIDE = [
  '<svg><script type="application/json"><foreignObject><img src=x onerror="__ran(1)"><iframe srcdoc="<script>parent.__ran(1)</script>"></iframe></foreignObject></script></svg>',
  '<math><script type="application/json"><mtext><img src=x onerror="__ran(1)"></script></math>',
  `<table><tbody><tr>${DATA}<td>a</td></tr></tbody></table>`,
  `<template data-vitrine-place="data 0"></template>${DATA}`,
  '<form action="vbscript:__ran(1)"><input name="attributes"><input name="attributes"><input name="matches"><input name="localName"></form>',
]

test('data stays where it stands, in a table and in a list, too', {tag: '@engines'}, async ({page}) => {
  await openBlank(page)
  for (const html of [
    `<table><tbody><tr>${DATA}<td>a</td></tr></tbody></table>`,
    `<select>${DATA}<option>a</option></select>`,
    `<pre>\n\na</pre>${DATA}<p>b</p>`,
    `<form action="/shop"><input name="note">${DATA}</form>`,
  ])
    expect(await page.evaluate((text) => globalThis.cleanWhole(text), html)).toBe(html.replace('\n\n', '\n'))
})

test('addresses go from a form whose fields hide its properties', {tag: '@engines'}, async ({page}) => {
  await openBlank(page)
  const left = await page.evaluate((text) => globalThis.cleanWhole(text), ASIDE.at(-1) ?? '')
  expect(left).not.toContain('action')
})

/** Where it leaves more than DOMPurify, which mistrusts values that look like tags, and forms whose fields hide properties. */
const MORE: readonly (readonly [html: string, left: string])[] = [
  [
    '<div data-html="&lt;iframe src=&quot;/embed&quot;&gt;&lt;/iframe&gt;"></div>',
    '<div data-html="&lt;iframe src=&quot;/embed&quot;&gt;&lt;/iframe&gt;"></div>',
  ],
  [
    '<form name="cookie"><input name="attributes"><input id="parentNode"></form>',
    '<form><input><input></form>',
  ],
  ['<title>a</title><p is="x-a" nonce="n">b</p>', '<p>b</p>'],
]

const isMistrusted = (html: string): boolean => html.includes('data-html=')

test('the browser’s sanitiser leaves what DOMPurify leaves', {tag: '@engines'}, async ({page, shop}) => {
  await openBlank(page)
  const pages = await Promise.all(
    ['/shop', '/shop/speckled-mug', '/contact', '/gallery', '/journal'].map(async (path) => {
      const html = await (await fetch(new URL(path, shop.url))).text()
      return html.slice(html.indexOf('<main'))
    }),
  )
  const written = [...examples.flatMap(({codes}) => codes), ...pages].filter((html) => !isMistrusted(html))
  expect(written.length).toBeGreaterThan(50)
  for (const keepsFields of [false, true]) {
    const different = await page.evaluate(
      ([all, keeps]) => all.map((html) => globalThis.compareCleaned(html, keeps)),
      [[...WRITTEN, ...written], keepsFields] as const,
    )
    expect(different.filter((one) => one !== null)).toEqual([])
  }
})

test('it leaves the same while it parses', {tag: '@engines'}, async ({page, shop}) => {
  await openBlank(page)
  const part = await fetch(new URL('/shop', shop.url), {headers: {'Vitrine-Part': 'collection'}})
  const results = await page.evaluate(
    (all) => all.map((html) => globalThis.compareParsed(html)),
    [await part.text(), ...WRITTEN, ...PAYLOADS, ...examples.flatMap(({codes}) => codes)],
  )
  expect(results[0]).toBe(true)
  expect(results.filter((one) => one !== null).length).toBeGreaterThan(30)
  expect(results).not.toContain(false)
})

for (const [html, left] of MORE)
  test(`it leaves ${left} of ${html}`, {tag: '@engines'}, async ({page}) => {
    await openBlank(page)
    const isSame = await page.evaluate(
      ([given, expected]) => {
        const [found, wanted] = [globalThis.cleanNatively(given), expected].map((text) =>
          new DOMParser().parseFromString(text, 'text/html'),
        )
        return found?.isEqualNode(wanted ?? null)
      },
      [html, left] as const,
    )
    expect(isSame).toBe(true)
  })

test('nothing runs of what it leaves', {tag: '@engines'}, async ({page}) => {
  await openBlank(page)
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault())
    Object.assign(globalThis, {ranTimes: 0, __ran: () => Object.assign(globalThis, {ranTimes: 1})})
  })
  const [attribute = {widget: '', attribute: ''}] = await readAttributes()
  const elements = PAYLOADS.map((payload) => hostileElements(attribute, payload))
  const inValues = PAYLOADS.map((one) => `<p title='${one}'>${one}</p>`)
  await page.evaluate(
    (all) => {
      for (const html of all) globalThis.insertCleaned(html)
    },
    [...WRITTEN, ...ASIDE, ...PAYLOADS, ...inValues, ...elements],
  )
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('a,button'))
      one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
  })
  expect(await page.evaluate(() => window.ranTimes)).toBe(0)
  expect(
    await page
      .locator('body')
      .locator('script:not([type="application/json"]),iframe,object,embed,style,link,meta,base')
      .count(),
  ).toBe(0)
})
