import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {findAddressFaults} from './address-rules.ts'
import {listFiles} from './helpers/list-files.ts'

/**
 * Shipped files, including the sources of shipped types. Excludes templates, which print addresses by the rules of
 * their language.
 */
const files = listFiles('loader', 'widgets', 'react', 'src', ':!src/template').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
)

const OWN_FILES = 'of Vitrine’s files, beside the loader'
const PASSED_ON = 'the names are the callers’, whose objects are looked at'
const OURS = 'the name of a Vitrine attribute'
const SAME_PICTURE = 'of the picture whose address is checked beside it'
const SUGGESTED = 'parseSuggestions has checked it'
const OF_PAGE = 'begins with ?: it is of the page itself'
const TO_CHECK = 'goes to setSource, which checks it'

/** Exceptions for addresses that do not come from data: file, source text, reason. */
const EXCEPTIONS: readonly (readonly [file: string, source: string, reason: string])[] = [
  ['loader/cache-file.ts', 'href', OWN_FILES],
  ['loader/chunks.ts', 'href', OWN_FILES],
  ['loader/chunks.ts', 'href: url', OWN_FILES],
  ['loader/chunks.ts', 'import( href)', OWN_FILES],
  ['loader/claim.ts', 'claim.element.setAttribute(STATE, state)', OURS],
  [
    'loader/compat/node.ts',
    'element.setAttribute(name, String(value))',
    'inline code of the page, which can do so without us',
  ],
  [
    'loader/engine/translate.ts',
    `import(\`../../src/page/locales/\${name}.ts\`)`,
    'one of a list of languages',
  ],
  [
    'src/ui/on-press.ts',
    'part?.setAttribute(name, value)',
    'an attribute with a state of the menu, as it was',
  ],
  ['src/widget/adopt.ts', `element.setAttribute(name, \`\${value}\`)`, PASSED_ON],
  ['src/widget/adopt.ts', 'setAttribute(element, name, value === undefined ? before : value)', PASSED_ON],
  ['src/widget/adopt.ts', "setAttribute(element, 'style', attribute)", 'the server’s own value'],
  ['src/widget/adopt.ts', 'setAttribute(element, place, before)', 'the server’s own value'],
  ['src/ui/gallery/create-thumbnail.ts', "image.srcset = source?.srcset ?? ''", 'of an image in the page'],
  [
    'src/ui/html/scope-ids.ts',
    'element.setAttribute(name, scoped)',
    'an id gets a prefix; all is cleaned after that',
  ],
  ['src/ui/large-image.ts', 'src', TO_CHECK],
  ['src/ui/large-image.ts', `src: plain.replace(FORMAT, \`$1format=\${LADDER.at(-1)}w\`)`, TO_CHECK],
  ['src/ui/large-image.ts', "srcset: linked ? '' : image.srcset", TO_CHECK],
  ['src/ui/large-image.ts', "srcset: srcset.join(', ')", TO_CHECK],
  ['src/ui/large-image.ts', 'image.srcset = srcset', SAME_PICTURE],
  ['src/ui/lightbox/flight/fly-in.ts', 'src: from.src', 'of an image in the page'],
  ['src/ui/lightbox/flight/read-thumbnail.ts', 'src: image.currentSrc', 'of an image in the page'],
  ['src/widget/element.ts', 'made.setAttribute(name, value)', PASSED_ON],
  [
    'widgets/add-to-cart/lazy/press.ts',
    `location.assign(pageOrigin() + (search ? \`\${path}?\${search}\` : path))`,
    'one of three paths of the shop',
  ],
  [
    'widgets/calendar-link/index.ts',
    'href: calendarUrl({title, start, end, place: location})',
    'of one host; the inserted value is encoded',
  ],
  ['widgets/product-search/parts/create-options.ts', 'link.href = url', SUGGESTED],
  ['widgets/product-search/parts/create-options.ts', 'src: address', SUGGESTED],
  ['src/ui/cards/view-card.ts', 'src: image.src', 'the template of the card checks it'],
  ['src/ui/cards/fill-template.ts', 'element.setAttribute(name, checked)', 'checkAddress has checked it'],
  [
    'widgets/collection/lazy/shop/create-shop.ts',
    "more?.setAttribute('href', hrefOfPage(address, nextPage))",
    OF_PAGE,
  ],
  ['widgets/collection/lazy/shop/fill-chips.ts', 'href', OF_PAGE],
  ['widgets/collection/lazy/shop/fill-pages.ts', 'href: hrefOfPage(address, page)', OF_PAGE],
  ['widgets/collection/lazy/shop/fill-chips.ts', 'href: hrefOf(address, (pair) => !isChosen(pair))', OF_PAGE],
  ['widgets/collection/lazy/sync-attributes.ts', 'live.setAttribute(name, value)', 'of cleaned HTML'],
  ['src/widget/keyed-list.ts', 'element.setAttribute(attribute, id)', OURS],
  ['src/cart/markup.ts', 'element.setAttribute(name, value)', PASSED_ON],
  ['widgets/image/parts/adopt-image.ts', 'srcset: needed && srcset', SAME_PICTURE],
]

it('every address from data passes a check of src/model/web-address.ts', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    findAddressFaults(file, readFileSync(file, 'utf8')).map((source) => `${file}: ${source}`),
  )
  // every exception must be needed
  expect(found.sort()).toEqual(EXCEPTIONS.map(([file, source]) => `${file}: ${source}`).sort())
})

describe('finds', () => {
  it.each([
    'link.href = url',
    "link['href'] = url",
    'image.src = a || b',
    'image.src = linkAddress(a) || b',
    'form.action ??= url',
    'frame.srcdoc = html',
    'location = url',
    'window.location = url',
    'location.href = url',
    'location.assign(url)',
    'window.location.replace(url)',
    'document.location.assign(url)',
    'window.open(url)',
    'new Worker(url)',
    "link.setAttribute('href', url)",
    "link.setAttributeNS(null, 'href', url)",
    'link.setAttribute(name, url)',
    "applyAttribute(adoption, 'src', url)",
    'import(url)',
    `import(\`\${base}/x.js\`)`,
    `link.href = \`\${base}/x\``,
    `link.href = \`/\${path}\``,
    `link.href = \`\${pageOrigin()}\${path}\``,
    `link.href = \`\${pageOrigin()}/\${path}\``,
    `link.href = \`\${otherOrigin()}/cart\``,
    `link.href = \`javascript:\${code}\``,
    'link.href = "https://shop.example" + path',
    'Object.assign(link, {href})',
    'Object.assign(link, {href: url})',
    "apply(adoption, {attributes: {'href': url}})",
    'apply(adoption, {attributes: isForm ? {action: url} : {}})',
    'const url = read(); link.href = url',
    'let url = linkAddress(a); link.href = url',
    'const url = linkAddress(a); const set = (url) => { link.href = url }',
    'const url = linkAddress(a); const set = ({url}) => { link.href = url }',
    'const [url] = read(); link.href = url',
    'const link = <a href={url} />',
    'const use = <use xlink:href={url} />',
    'const form = <form action={url} />',
    'const form = <button formAction={ok ? pageAddress(a) : b} />',
  ])('%s', (source) => {
    expect(findAddressFaults('a.tsx', source)).toHaveLength(1)
  })
})

describe('accepts', () => {
  it.each([
    'link.href = linkAddress(url)',
    "link.href = linkAddress(url) ?? '/cart'",
    "link.href = '#top'",
    `link.href = \`/shop/\${slug}\``,
    `link.href = \`\${pageOrigin()}/cart\``,
    `link.href = \`\${pageOrigin()}/\``,
    `link.href = \`https://shop.example/\${path}\``,
    'link.href = isOwn ? undefined : linkAddress(url)',
    'link.href = url && linkAddress(url)',
    'const href = linkAddress(url); Object.assign(link, {href})',
    'const page = pageAddress(url); if (page) location.assign(page)',
    'button.dataset.action = key',
    "create('a', 'action', label)",
    "text.replace('a', b)",
    'const {href, src} = image',
    'const read = ({href, protocol}) => href',
    "const load = () => import('./x.ts')",
    'const definition = {attributes: {src: {type: text}}}',
    'const link = <a href={linkAddress(url)} />',
    'interface A { href: string }',
  ])('%s', (source) => {
    expect(findAddressFaults('a.tsx', source)).toEqual([])
  })
})
