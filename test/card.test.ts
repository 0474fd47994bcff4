// @vitest-environment happy-dom
import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {provideMoney} from '../src/format/lazy-money.ts'
import {formatMoney} from '../src/format/money.ts'
import {createEngine} from '../src/template/index.ts'
import {createContent} from '../src/ui/cards/generated/card.ts'
import {readCard} from '../src/ui/cards/read-card.ts'
import {type CardView, viewCard} from '../src/ui/cards/view-card.ts'
import {MUG, SOLD_OUT, SUBSCRIPTION, TEE} from './helpers/products.ts'

const template = createEngine().compile(readFileSync('src/ui/cards/card.html', 'utf8'))

const PICTURE = {mainImage: {assetUrl: '/tee.jpg', altText: '"Tee" & <b>co</b>'}}
const ON_SALE = {
  ...MUG,
  variants: [{sku: 'M1', price: 1000, salePrice: 800, onSale: true, qtyInStock: 3}],
}
const ITEMS = [
  MUG,
  ON_SALE,
  SOLD_OUT,
  SUBSCRIPTION,
  TEE,
  {...TEE, ...PICTURE},
  {...MUG, title: '</span><img src=x onerror=alert(1)> & "co"', fullUrl: undefined},
  {...MUG, fullUrl: '/a?b="><script>'},
]

function viewOf(item: Readonly<Record<string, unknown>>): CardView {
  const card = readCard(item)
  if (!card) throw new Error('cannot be read')
  return viewCard(card, 'cards-1')
}
const SERVERS = {...viewOf({...TEE, ...PICTURE}), titleId: '', level: '2', lang: 'ar'}

/** What both have to agree on: elements, attributes in any order, and words. */
function outlineOf(nodes: Iterable<Node>): unknown[] {
  return [...nodes].flatMap((node): unknown[] => {
    if (!(node instanceof Element)) return node.textContent?.trim() ? [node.textContent.trim()] : []
    const attributes = Object.fromEntries([...node.attributes].map(({name, value}) => [name, value]))
    return [[node.localName, attributes, ...outlineOf(node.childNodes)]]
  })
}

provideMoney(formatMoney)

it.each([
  ...ITEMS.map(viewOf),
  SERVERS,
  {...SERVERS, picture: {src: '/tee.jpg', alt: '', size: {width: '4', height: '5'}, isFirst: true}},
])('the card of the page is the one that a server renders: %#', (view) => {
  const {output, errors} = template.render(view)
  expect([template.errors, errors]).toEqual([[], []])
  const served = document.createElement('div')
  served.innerHTML = output
  const made = document.createElement('div')
  made.append(...createContent(view))
  expect(outlineOf(made.childNodes)).toEqual(outlineOf(served.childNodes))
})

it('has no address that could be code, even where a view has one', () => {
  const [link] = createContent({...SERVERS, url: 'javascript:alert(1)'})
  expect(link instanceof Element && link.getAttribute('href')).toBe('')
})
