// @vitest-environment happy-dom
import {afterEach, describe, expect, it, vi} from 'vitest'
import {teachNodeNames} from '../../../test/helpers/teach-node-names.ts'

teachNodeNames()
const {cleanHtml} = await import('./clean-html.ts')

function clean(html: string): string {
  const place = document.createElement('div')
  place.append(cleanHtml(html, 'in-'))
  return place.innerHTML
}

describe('what stays', () => {
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

describe('what goes', () => {
  it.each([
    ['scripts', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['modules', '<script type="module">alert(1)</script>', ''],
    ['handlers', '<img src="x.png" onerror="alert(1)">', '<img src="x.png">'],
    ['links that run', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['frames', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['style sheets', '<style>body { display: none }</style>', ''],
    [
      'where a button would send a form to',
      '<button formaction="javascript:alert(1)">a</button>',
      '<button>a</button>',
    ],
    ['what would take the focus', '<input autofocus>', '<input>'],
    [
      'what a script of data has besides data',
      '<script type="application/json" src="/x.js" onload="alert(1)">{}</script>',
      '<script type="application/json">{}</script>',
    ],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected)
  })
})

it('gives ids a prefix, also those that name a property of the document', () => {
  expect(clean('<label for="images">A</label><input id="images">')).toBe(
    '<label for="in-images">A</label><input id="in-images">',
  )
})

describe('Trusted Types', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are asked for one policy, by name, for good', async () => {
    vi.resetModules()
    const {cleanHtml: cleanAnew} = await import('./clean-html.ts')
    const createPolicy = vi.fn((_name: string, rules: {createHTML: (html: string) => string}) => rules)
    vi.stubGlobal('trustedTypes', {createPolicy})
    expect(cleanAnew('<p>a</p>', '').textContent).toBe('a')
    expect(cleanAnew('<p>b</p>', '').textContent).toBe('b')
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['vitrine'])
  })

  it('that do not allow it are named', async () => {
    vi.resetModules()
    const {cleanHtml: cleanAnew} = await import('./clean-html.ts')
    vi.stubGlobal('trustedTypes', {
      createPolicy() {
        throw new TypeError('disallowed')
      },
    })
    expect(() => cleanAnew('<p>a</p>', '')).toThrow('"trusted-types vitrine"')
  })
})
