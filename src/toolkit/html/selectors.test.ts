import {globSync, readFileSync} from 'node:fs'
import {is, type Options} from 'css-select'
import {Window} from 'happy-dom'
import {describe, expect, it} from 'vitest'
import {mountRules} from '../../../build/mount-rules.ts'
import {type PageElement, readElements} from './elements.ts'
import {compileSelector} from './selectors.ts'

const SELECTORS = [
  ...new Set(Object.values(mountRules).flatMap((rule) => [rule.selector, rule.served, rule.shown])),
].filter((selector) => selector !== undefined)

const PAGES = [
  ...globSync('widgets/*/example.html').map((file): [string, string] => [file, readFileSync(file, 'utf8')]),
  [
    'platform markup',
    `<div class="sqs-block-form"><form data-form-id="a"><label>A<input></label><button>Send</button></form></div>
    <div data-controller="GalleryGrid" class="a sqs-block-gallery"></div><img data-src="/a.svg" data-load="false">
    <div class="ProductItem-gallery"><p class="ProductItem-gallery"></p></div><div id="sqs-cart-root"></div>
    <div data-vitrine="form"><div class="sqs-custom-cart"></div></div><a class="sqs-custom-cart"></a>
    <form class="newsletter-form"><label>E<input></label><div class="vitrine-hidden"></div><button>Go</button></form>
    <form data-vitrine="add-to-cart" data-product-id="a"><button type="submit">Add</button></form>`,
  ],
] satisfies [string, string][]

const adapter: NonNullable<Options<PageElement, PageElement>['adapter']> = {
  isTag: (node): node is PageElement => node.name !== '',
  getAttributeValue: ({attributes}, name) => attributes.get(name),
  getChildren: ({children}) => children,
  getName: ({name}) => name,
  getParent: ({parent}) => parent,
  getSiblings: ({parent}) => parent?.children ?? [],
  getText: () => '',
  hasAttrib: ({attributes}, name) => attributes.has(name),
  removeSubsets: (nodes) => nodes,
}

it.each(PAGES)('matches in %s what another implementation matches', (_, html) => {
  const elements = readElements(html)
  expect(SELECTORS.length).toBeGreaterThan(20)
  for (const selector of SELECTORS) {
    const matches = compileSelector(selector)
    const all = elements.filter((element) => is<PageElement, PageElement>(element, selector, {adapter}))
    expect(elements.filter(matches), selector).toEqual(all)
  }
})

it.each(PAGES)('reads the elements of %s as a document has them', (_, html) => {
  const {document} = new Window()
  document.body.innerHTML = html.replace(/<(template|noscript)[\s\S]*?<\/\1>/g, '')
  const nest = (name: string, parent?: string) => (parent ? `${parent} ${name}` : name)
  const inDocument = [...document.body.querySelectorAll('*')].map(({localName, parentElement: parent}) =>
    nest(localName, parent === document.body ? '' : parent?.localName),
  )
  expect(readElements(html).map(({name, parent}) => nest(name, parent?.name))).toEqual(inDocument)
})

describe('a selector', () => {
  const [outer, inner] = readElements('<ul id=list class="a b"><li data-x="one two"></ul>')
  it.each([
    ['ul', true, false],
    ['#list', true, false],
    ['.b', true, false],
    ['.c,[data-x]', false, true],
    ['[data-x^=one]', false, true],
    ['[data-x*="e t"]', false, true],
    ['[data-x~=two]', false, true],
    ['[data-x=one]', false, false],
    ['.a *', false, true],
    [':has([data-x])', true, false],
    [':is(ul,ol):not(.c)', true, false],
  ])('%s', (selector, matchesOuter, matchesInner) => {
    if (!outer || !inner) throw new Error('not read')
    const matches = compileSelector(selector)
    expect([matches(outer), matches(inner)]).toEqual([matchesOuter, matchesInner])
  })

  it.each(['', 'a > b', 'a:hover', 'a,', ':not(a', '[a|=b]', 'a)'])('%j is refused', (selector) => {
    expect(() => compileSelector(selector)).toThrow(/is not understood/)
  })
})

describe('elements', () => {
  it('of templates are none of the page, and void elements hold nothing', () => {
    const read = readElements(
      '<p><img><br></p><template><a></a></template><noscript><b></b></noscript><i></i>',
    )
    expect(read.map(({name, parent}) => `${name} in ${parent?.name}`)).toEqual([
      'p in undefined',
      'img in p',
      'br in p',
      'i in undefined',
    ])
  })

  it('are read in a time that grows with the page alone', () => {
    for (const part of ['<a>', '</b><a>', '<a></a>', '<p class="'])
      expect(readElements(part.repeat(100_000)).length).toBeLessThan(100_001)
  })
})
