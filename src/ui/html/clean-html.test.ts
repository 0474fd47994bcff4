// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {readEntries} from '../../../build/table.ts'
import {watchConsole} from '../../../test/helpers/console.ts'
import {teachNodeNames} from '../../../test/helpers/teach-node-names.ts'

teachNodeNames()
const said = watchConsole()
const {default: DOMPurify} = await import('dompurify')
const {loadCleaner} = await import('./load-cleaner.ts')
const cleaner = await loadCleaner()
const {cleanHtml, cleanPart} = cleaner

function clean(html: string): string {
  const place = document.createElement('div')
  place.append(cleanHtml(html, 'in-'))
  return place.innerHTML
}

/** Author markup and platform markup of the widgets that speak for the whole page. */
const PAGE_WIDE = (await readEntries()).flatMap(({name, entry: {isPageWide, selector = ''}}) => {
  const only = `${isPageWide}`.match(/(?<=^\[).*(?=\]$)/) ?? ''
  const classes = Array.from(selector.matchAll(/(?<=(?:^|, )\w*\.)[\w-]+/g), ([one]) => one)
  const html = [`<i data-vitrine="${name}" ${only}></i>`, ...classes.map((one) => `<a class="${one}"></a>`)]
  return isPageWide ? html.map((one): [string, string] => [name, one]) : []
})

describe('content that stays', () => {
  it.each([
    ['data of widgets', `<div data-vitrine="add-to-cart" data-product='{"id": "a"}'></div>`],
    [
      'forms and their controls',
      '<form method="post" action="/cart/add"><input type="hidden" name="itemId" value="a"><select name="option:Size"><option value="">Size</option></select><textarea name="note"></textarea><button type="submit" class="sqs-add-to-cart-button">Add</button></form>',
    ],
    ['pictures and links', '<a href="/shop/mug"><img src="/media/mug.svg" alt="A mug"></a>'],
    ['names for assistive technology', '<p role="status" aria-live="polite" hidden="">Gone</p>'],
  ])('%s', (_, html) => {
    const parsed = document.createElement('div')
    parsed.innerHTML = html
    expect(clean(html)).toBe(parsed.innerHTML)
  })

  it('data in scripts, at any place, with markup in it', () => {
    const fragment = cleanHtml(
      '<script type="application/json" class="first">{"a": "<b>x</b>"}</script><p><script type="application/json" data-of="form">[1]</script></p>',
      'in-',
    )
    const [first, second] = fragment.querySelectorAll('script')
    expect([first?.className, first?.type, first?.textContent]).toEqual([
      'first',
      'application/json',
      '{"a": "<b>x</b>"}',
    ])
    expect([second?.dataset.of, second?.textContent, second?.parentElement?.tagName]).toEqual([
      'form',
      '[1]',
      'P',
    ])
  })
})

describe('content that is removed', () => {
  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['modules', '<script type="module">alert(1)</script>', ''],
    ['handlers', '<img src="x.png" onerror="alert(1)">', '<img src="x.png">'],
    ['links that run', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['frames', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['style sheets', '<style>body { display: none }</style>', ''],
    [
      'the form action of a button',
      '<button formaction="javascript:alert(1)">a</button>',
      '<button>a</button>',
    ],
    ['autofocus', '<input autofocus>', '<input>'],
    [
      'attributes of a JSON script that only look like data',
      '<script type="application/json" data-="a" grid="b" identity="c" xdata-a="d" data-site-context-of="e">{}</script>',
      '<script type="application/json" data-site-context-of="e">{}</script>',
    ],
    [
      'attributes of a JSON script',
      '<script type="application/json" src="/x.js" onload="alert(1)">{}</script>',
      '<script type="application/json">{}</script>',
    ],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected)
  })
})

describe('content that would change the page’s setup', () => {
  it('loses the name of a page context, not the data of a widget', () => {
    expect(
      clean('<script type="application/json" data-site-context data-of="form">{"website": {}}</script>'),
    ).toBe('<script type="application/json" data-of="form">{"website": {}}</script>')
  })

  it.each([
    '<form><div data-vitrine="captcha" data-vitrine-load="now" data-site-key="k"></div></form>',
    '<form><div class="captcha-container" data-site-key="k"></div></form>',
  ])('does not load scripts: %s', (html) => {
    expect(clean(html)).toBe('<form></form>')
    expect(said.warnings).toHaveLength(1)
  })

  it.each([
    '<div data-vitrine="announcement-bar"></div>',
    '<div class="sqs-announcement-bar-dropzone"></div>',
    '<div data-vitrine="popup-overlay" data-vitrine-load="now"></div>',
    '<div data-vitrine="order-confirmed" data-order="{}"></div>',
    '<script type="application/json" data-vitrine="order-confirmed">{}</script>',
    '<div data-vitrine="cart-drawer"><a href="/shop">a</a></div>',
    '<div data-vitrine="cart-popover"></div>',
    '<div data-vitrine="cart-page"></div>',
    '<a data-vitrine="cart-indicator" href="/cart">Cart</a>',
    '<a class="sqs-custom-cart" href="/cart">Cart</a>',
    '<a data-vitrine="member-account" href="/account">Account</a>',
    '<a class="user-accounts-text-link" href="#">Account</a>',
    '<div class="sqs-search-ui-text-input"><input class="search-input"></div>',
    '<form data-vitrine="withdrawal" action="https://evil.example"><input name="name"></form>',
    '<div data-vitrine="collection"><form action="/evil"></form><ul data-collection-list></ul></div>',
    '<p data-vitrine="legal-notice"><a href="https://evil.example"><img src="/a.svg" alt=""></a></p>',
  ])('has none of the parts that speak for the whole page: %s', (html) => {
    expect(clean(`<p>${html}</p>`)).toBe('<p></p>')
    expect(said.warnings).toHaveLength(1)
  })

  it.each(PAGE_WIDE)('has no widget that says so itself: %s', (_, html) => {
    expect(clean(`<p>${html}</p>`)).toBe('<p></p>')
  })

  it('has no cart page of the platform, whose id is the page’s', () => {
    const {childNodes} = cleanHtml('<div id="sqs-cart-root"></div>', '')
    expect(childNodes).toHaveLength(0)
  })

  it('nor does the content of a template', () => {
    const {firstElementChild} = cleanHtml(
      '<template data-slot="sent"><p data-vitrine="captcha"></p></template>',
      '',
    )
    expect(firstElementChild).toBeInstanceOf(HTMLTemplateElement)
    expect(firstElementChild?.innerHTML).toBe('')
  })

  it.each([
    '<form data-form-id="a"><div class="captcha-container"></div></form>',
    '<div class="product-restock-notification"><div class="captcha-container"></div></div>',
    '<div data-vitrine="restock-form"><form><div class="captcha-container"></div></form></div>',
  ])('but keeps a form’s container for its captcha: %s', (html) => {
    expect(clean(html)).toBe(html)
  })
})

it.each([
  ['the widget', '<p data-vitrine="cart-drawer" class="a"></p>', 'cart-drawer'],
  ['its class', '<p class="sqs-custom-cart"></p>', 'sqs-custom-cart'],
])('names %s that is left out', (_, html, name) => {
  clean(html)
  expect(`${said.warnings}`).toMatch(
    new RegExp(`^\\[vitrine\\] ${name}: has no place in HTML that is put into the page: it was left out`),
  )
})

it('sets parts aside before it cleans, and puts them back after it', () => {
  const fragment = cleanHtml('<p>a</p><b></b>', '', (root) => {
    const part = root.querySelector('b')
    part?.remove()
    return () => root.prepend(part ?? '')
  })
  expect(Array.from(fragment.children, ({tagName}) => tagName)).toEqual(['B', 'P'])
})

it('throws where the browser cannot clean', () => {
  DOMPurify.isSupported = false
  try {
    expect(() => cleanHtml('<p>a</p>', '')).toThrow('this browser cannot clean HTML')
  } finally {
    DOMPurify.isSupported = true
  }
})

it('gives ids a prefix, also those that name a property of the document', () => {
  expect(clean('<label for="images">A</label><input id="images">')).toBe(
    '<label for="in-images">A</label><input id="in-images">',
  )
})

describe('a part of another state of this page', () => {
  const findForm = (root: ParentNode) => root.querySelector('form')

  it('is clean, and keeps its ids and the names of its fields', () => {
    const part = cleanPart(
      '<p>before</p><form><label for="size">Size</label><input id="size" name="action" onfocus="x()"><script>x()</script></form>',
      findForm,
    )
    expect(part?.innerHTML).toBe('<label for="size">Size</label><input id="size" name="action">')
  })

  it('is null where the HTML has none', () => {
    expect(cleanPart('<p>other</p>', findForm)).toBeNull()
  })
})

it('keeps no name of a field that would hide a property, in HTML from elsewhere', () => {
  expect(clean('<form><input name="action"><input name="note"></form>')).toBe(
    '<form><input><input name="note"></form>',
  )
})

it('takes no mark that the HTML brings for a place in it', () => {
  const data = '<script type="application/json" class="own">{}</script>'
  expect(clean(`<template data-vitrine-place="data 0"></template>${data}`)).toBe(
    `<template></template>${data}`,
  )
})

describe('HTML after a form', () => {
  const {cleanSubmissionHtml} = cleaner
  const submit = (html: string) => {
    const place = document.createElement('div')
    place.append(cleanSubmissionHtml(html, 'in-', 'form', document.createElement('form')))
    return place.innerHTML
  }

  it.each([
    '<p>a</p><script>x()</script>',
    '<p>a</p><iframe src="/a"></iframe>',
    '<p>b</p><p onclick="x()">a</p>',
  ])('warns that this does not run: %s', (html) => {
    submit(html)
    expect(`${said.warnings}`).toContain('form: scripts in its post-submit HTML do not run')
  })

  it('warns of nothing else', () => {
    expect(submit('<p title="onclick">a</p>')).toBe('<p title="onclick">a</p>')
    expect(said.warnings).toEqual([])
  })
})
