import {globSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {widgets} from '../widgets/table.ts'
import {findNamed} from './widget-names.ts'

const TOOL = 'a command or the overlay speaks of the parts of a shop'
const DOCUMENTS = 'a document that gives an example, or says which widget has a duty'
const SHAPES = 'the source of a shape of JSON'
const TEXTS = 'texts of a shared part have the name that pages override'
const PLACE =
  'the page engine or the tracking, and several widgets, ask for this markup: it has to lie below them all'
const FORMATTER = 'a formatter writes the markup that the widget takes over'
const CONTRACT = 'a name of the platform: an event, a field, or a resource'
const REFUSED = 'HTML from data must not contain it'
const THEME = 'the default look and its tokens'
const TRACKING = 'where a tracked action happened'
const CARD = 'a card offers to add its product, or to choose'
const SHARED = 'a shared part knows the markup of the platform'

/** Files outside a widget's folder that name it: file, widgets, reason. Each entry must be needed. */
const ALLOWED: readonly (readonly [file: string, widgets: string, reason: string])[] = [
  ['bin/adopt/rules.ts', 'add-to-cart cart-indicator', TOOL],
  ['bin/create/page-of.ts', 'add-to-cart cart-indicator cart-page cart-popover', TOOL],
  ['bin/page/check-page.ts', 'add-to-cart', TOOL],
  ['build/docs.ts', 'cart-indicator cart-popover time-since', DOCUMENTS],
  ['build/law/duties.ts', 'add-to-cart legal-notice withdrawal', DOCUMENTS],
  ['build/reference/departures.ts', 'restock-form time-since', DOCUMENTS],
  ['build/schemas/shape-files.ts', 'cart-page popup-overlay', SHAPES],
  ['build/texts.ts', 'cart-page', TEXTS],
  ['qa/overlay/warn-of-offer.ts', 'add-to-cart', TOOL],
  ['qa/overlay/warn-of-sales.ts', 'add-to-cart', TOOL],
  ['src/backends/quick-view.ts', 'add-to-cart product-gallery', CONTRACT],
  ['src/cart/line.ts', 'additional-fields', SHARED],
  ['src/cart/strings.ts', 'cart-page', TEXTS],
  ['src/check/case.ts', 'quick-view', CONTRACT],
  ['src/check/cases/rest.ts', 'quick-view', CONTRACT],
  ['src/contract/events.ts', 'quick-view', CONTRACT],
  ['src/model/page-type.ts', 'order-confirmed popup-overlay', CONTRACT],
  ['src/model/slides.ts', 'popup-overlay', CONTRACT],
  ['src/page/cart-place.ts', 'cart-indicator cart-page', PLACE],
  ['src/page/item-forms.ts', 'add-to-cart', PLACE],
  ['src/template/formatters/about/comments.ts', 'comments comments-link like', FORMATTER],
  ['src/template/formatters/about/commerce.ts', 'quick-view restock-form', FORMATTER],
  ['src/template/formatters/about/date.ts', 'time-since', FORMATTER],
  ['src/template/formatters/about/image.ts', 'audio video', FORMATTER],
  ['src/template/formatters/about/social.ts', 'follow share', FORMATTER],
  ['src/template/formatters/comments.ts', 'comments comments-link like', FORMATTER],
  ['src/template/formatters/commerce/checkout.ts', 'add-to-cart', FORMATTER],
  ['src/template/formatters/commerce/index.ts', 'restock-form', FORMATTER],
  ['src/template/formatters/commerce/merchandising.ts', 'captcha quick-view restock-form', FORMATTER],
  ['src/template/formatters/date.ts', 'time-since', FORMATTER],
  ['src/template/formatters/media.ts', 'audio video', FORMATTER],
  ['src/template/formatters/social.ts', 'follow share', FORMATTER],
  ['src/tracking/assumptions.ts', 'form newsletter', TRACKING],
  ['src/tracking/events/added.ts', 'quick-view related-products', TRACKING],
  ['src/tracking/events/events.ts', 'product-search recently-viewed', TRACKING],
  ['src/ui/captcha/load-captcha.ts', 'captcha', SHARED],
  ['src/ui/cards/strings.ts', 'add-to-cart', CARD],
  ['src/ui/focus.css', 'cart-popover', SHARED],
  ['src/ui/hidden.css', 'form newsletter', SHARED],
  ['src/ui/html/clean-html.ts', 'captcha restock-form', REFUSED],
  ['src/ui/theme/read-look.ts', 'add-to-cart gallery', THEME],
  [
    'src/ui/theme/theme.css',
    'add-to-cart audio captcha cart-drawer cart-indicator cart-page cart-popover form gallery like member-account newsletter popup-overlay product-gallery quick-view restock-form',
    THEME,
  ],
  ['src/widget/about-shared.ts', 'captcha', SHARED],
  ['src/widget/served-form.ts', 'form', SHARED],
]

// the pages and tests of the shop name what they show
const files = globSync('{bin,build,loader,qa,react,src}/**/*.{ts,tsx,css}').filter(
  (file) => !/\/generated\/|\.test\.tsx?$/.test(file),
)

it('no file outside a widget’s folder names it, except those with a reason', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const names = findNamed(readFileSync(file, 'utf8'), widgets).sort()
    return names.length ? [`${file}: ${names.join(' ')}`] : []
  })
  expect(found.sort()).toEqual(ALLOWED.map(([file, names]) => `${file}: ${names}`).sort())
})

describe('a widget is named by', () => {
  const known = [{name: 'image'}, {name: 'image-zoom', selector: '.sqs-zoom:not(.sqs-other *)'}]

  it.each([
    ['an attribute', '<b data-vitrine="image">', ['image']],
    ['a selector', '[data-vitrine=image-zoom]', ['image-zoom']],
    ['its folder', "import('../widgets/image/index.ts')", ['image']],
    ['its class', "'image-zoom__lens'", ['image-zoom']],
    ['a class of its platform markup', "'.sqs-zoom'", ['image-zoom']],
    ['its name', "name === 'image-zoom'", ['image-zoom']],
  ])('%s', (_, source, names) => {
    expect(findNamed(source, known)).toEqual(names)
  })

  it.each([
    'const image = 1',
    "'image'",
    '// [data-vitrine=image]',
    "'.sqs-other'",
    "'my-image-zoom__lens'",
    "'image-zooms'",
  ])('but not by %s', (source) => {
    expect(findNamed(source, known)).toEqual([])
  })
})
