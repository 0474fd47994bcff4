import {describe, expect, it} from 'vitest'
import {mountRules} from '../../../build/mount-rules.ts'
import {hintsFor} from './hints-for.ts'

const MANIFEST = {
  widgets: {
    engine: ['chunks/engine-a.js'],
    'cart-indicator': ['chunks/cart-indicator-a.js', 'chunks/engine-a.js', 'chunks/site-a.js'],
    'add-to-cart': ['chunks/add-to-cart-a.js', 'assets/add-to-cart-a.css', 'chunks/engine-a.js'],
    gallery: ['chunks/gallery-a.js', 'assets/gallery-a.css', 'chunks/site-a.js'],
    video: ['chunks/video-a.js'],
    'quick-view': ['chunks/quick-view-a.js'],
    newsletter: ['chunks/newsletter-a.js'],
  },
  languages: {de: 'chunks/de-a.js', zh: 'chunks/zh-a.js'},
  mounts: mountRules,
}

const TAG = '<script async src="/vitrine/loader.js"></script>'
const PRODUCT = '<form data-vitrine="add-to-cart" data-product="{}"><button>Add</button></form>'

/** The hinted files, besides those of every page. */
const filesOf = (body: string, head = TAG): string[] =>
  [...hintsFor(head + body, MANIFEST).matchAll(/href="\/vitrine\/(.*?)"/g)]
    .map(([, file]) => `${file}`)
    .filter((file) => !/^(loader|chunks\/engine-a)\.js$/.test(file))

it('names the loader, the page engine, and the files of the first widgets with their style sheets', () => {
  expect(hintsFor(`${TAG}<div data-vitrine="gallery"><img></div>`, MANIFEST)).toBe(
    [
      '<link rel="preload" as="script" href="/vitrine/loader.js" fetchpriority="high">',
      '<link rel="modulepreload" href="/vitrine/chunks/engine-a.js" fetchpriority="high">',
      '<link rel="modulepreload" href="/vitrine/chunks/gallery-a.js">',
      '<link rel="preload" as="style" href="/vitrine/assets/gallery-a.css">',
      '<link rel="modulepreload" href="/vitrine/chunks/site-a.js">',
    ].join('\n'),
  )
})

describe('the files of a widget', () => {
  it.each([
    ['platform markup', '<div class="sqs-custom-cart"></div>', ['cart-indicator', 'site']],
    [
      'an element below one that visitors wrote',
      '<p data-vitrine-untrusted><b data-vitrine="gallery"></b></p>',
      [],
    ],
    ['a form that waits for its first use', PRODUCT, []],
    [
      'the same, by its strategy',
      PRODUCT.replace('data-vitrine', 'data-vitrine-load="idle" data-vitrine'),
      ['add-to-cart'],
    ],
    [
      'a product that the shop describes',
      PRODUCT.replace('data-product="{}"', 'data-product-id="a"'),
      ['add-to-cart'],
    ],
    ['a widget for the first hover', '<a data-vitrine="quick-view"></a>', []],
    ['one that waits until it is seen', '<div data-vitrine="video"></div>', []],
    ['an unknown one', '<div data-vitrine="none"></div>', []],
    ['markup in a template', '<template><div data-vitrine="gallery"></div></template>', []],
    [
      'a gallery beyond the first elements',
      `${'<i data-vitrine="cart-indicator"></i>'.repeat(24)}<div data-vitrine="gallery"></div>`,
      ['cart-indicator', 'site'],
    ],
  ])('%s', (_, body, names) => {
    const scripts = filesOf(body).filter((file) => file.endsWith('.js'))
    expect(scripts).toEqual(names.map((name) => `chunks/${name}-a.js`))
  })

  it('all wait where the tag says so, and none where it says "now"', () => {
    const tag = (load: string) => TAG.replace('async', `async data-load="${load}"`)
    expect(filesOf('<a data-vitrine="cart-indicator"></a>', tag('interaction'))).toEqual([])
    expect(filesOf(PRODUCT, tag('now'))).toContain('chunks/add-to-cart-a.js')
  })
})

it.each([
  ['of the document', '<html lang="de-AT">', 'de'],
  [
    'of the context first',
    '<html lang="en"><script data-site-context type="application/json">{"website": {"language": "de"}}</script>',
    'de',
  ],
  ['without a catalogue', '<html lang="sv">', null],
  ['in traditional characters', '<html lang="zh-TW">', null],
])('the texts of a language: %s', (_, head, name) => {
  expect(filesOf('', head + TAG)).toEqual(name ? [`chunks/${name}-a.js`] : [])
})

it('repeats what the tag says of its request, and nothing that could end an attribute', () => {
  const tag = `<script src='https://cdn.example/1.0.0/loader.js?x="><b>' integrity="sha384-a" crossorigin nonce="n"></script>`
  const [loader, engine] = hintsFor(tag, MANIFEST).split('\n')
  expect(loader).toBe(
    '<link rel="preload" as="script" href="https://cdn.example/1.0.0/loader.js?x=&quot;><b>" crossorigin integrity="sha384-a" nonce="n" fetchpriority="high">',
  )
  expect(engine).toBe(
    '<link rel="modulepreload" href="https://cdn.example/1.0.0/chunks/engine-a.js" nonce="n" fetchpriority="high">',
  )
  expect(hintsFor(TAG.replace('async', 'type="module"'), MANIFEST)).toMatch(
    /^<link rel="modulepreload" href="\/vitrine\/loader.js"/,
  )
})

it('a page without the tag has none; a manifest of something else is an error', () => {
  expect(hintsFor('<div data-vitrine="gallery"></div><script src="/other.js"></script>', MANIFEST)).toBe('')
  for (const manifest of [null, {}, {mounts: []}, 'text'])
    expect(() => hintsFor(TAG, manifest)).toThrow(/no mounts/)
})
