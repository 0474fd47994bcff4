import {describe, expect, it} from 'vitest'
import {GALLERY_OPTIONS, type GalleryOption} from '../../src/model/gallery-options.ts'
import {watchConsole} from '../../test/helpers/console.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const PICTURE = '<img src="/a.jpg" alt="a">'
const items = `<li>${PICTURE}</li><li>${PICTURE}</li>`
const quote = (json: unknown) => JSON.stringify(json).replaceAll('"', '&quot;')

const author = (attributes: string) => `<ul data-vitrine="gallery" ${attributes}>${items}</ul>`
const block = (classes: string, json = '') =>
  `<div class="sqs-block-gallery" ${json}><div class="${classes}"><div class="slide">${PICTURE}</div><div class="slide">${PICTURE}</div></div></div>`
const section = (controller: string, name: string) =>
  `<div data-controller="${controller}"><div><figure class="gallery-${name}-item">${PICTURE}</figure><figure class="gallery-${name}-item">${PICTURE}</figure></div></div>`

const SELECTOR = '[data-vitrine],.sqs-block-gallery,[data-controller]'

async function open(html: string) {
  const opened = await page.open(html, SELECTOR)
  const box = document.querySelector<HTMLElement>('.gallery__list')
  return {
    ...opened,
    /** The modifiers of the list, without the base class. */
    modifiers: [...(box?.classList ?? [])].map((name) => name.replace('gallery__list--', '')),
    variable: (name: string) => box?.style.getPropertyValue(`--gallery-${name}`),
  }
}

describe('a design', () => {
  it.each([
    ['without a name is a grid', author(''), 'grid'],
    ['is an attribute', author('data-design="stacked"'), 'stacked'],
    ['is a key of data-options', author(`data-options="${quote({design: 'slider'})}"`), 'slider'],
    [
      'is a key of the block’s JSON',
      block('', `data-block-json="${quote({design: 'slideshow'})}"`),
      'slideshow',
    ],
    ['is a class', block('sqs-gallery-container sqs-gallery-block-stacked'), 'stacked'],
    [
      'of JSON takes precedence over a class',
      block('sqs-gallery-block-grid', `data-block-json="${quote({design: 'slider'})}"`),
      'slider',
    ],
    [
      'of an attribute takes precedence over data-options',
      author(`data-design="stacked" data-options="${quote({design: 'slider'})}"`),
      'stacked',
    ],
    ['is a grid section', section('GalleryGrid', 'grid'), 'grid'],
    ['is masonry', section('GalleryMasonry', 'masonry'), 'masonry'],
    ['is strips', section('GalleryStrips', 'strips'), 'strips'],
    ['is a slideshow section', section('GallerySlideshow', 'slideshow'), 'slideshow'],
    [
      'is a full-screen slideshow',
      section('GalleryFullscreenSlideshow', 'fullscreen-slideshow'),
      'slideshow',
    ],
    ['is a reel', section('GalleryReel', 'reel'), 'reel'],
  ])('%s', async (_, html, design) => {
    const {modifiers} = await open(html)
    expect(modifiers).toContain(design)
    expect(said.warnings).toEqual([])
  })

  it('of an unknown section is left to the page', async () => {
    const html = section('GalleryOfTomorrow', 'grid')
    const {modifiers} = await open(html)
    expect(modifiers).toEqual([])
    expect(document.body.innerHTML).toBe(html)
  })
})

describe('an option', () => {
  it.each([
    ['data-auto-crop="false"', 'whole'],
    ['data-transparentBackground', 'clear'],
    ['data-transparent-background="true"', 'clear'],
    ['data-show-meta="false"', 'silent'],
    ['data-show-meta-only-title', 'title'],
    ['data-show-meta-on-hover', 'hover'],
    ['data-show-meta-on-hover', 'over'],
    ['data-design="slideshow"', 'over'],
    ['data-design="slider" data-show-meta-basic', 'over'],
    ['data-design="slideshow" data-indicators', 'dots'],
    ['', 'meta-bottom'],
    ['data-meta-position="top-right"', 'meta-top-right'],
    ['', 'active-center'],
    ['data-active-alignment="left"', 'active-left'],
  ])('%s makes the list %s', async (attributes, modifier) => {
    expect((await open(author(attributes))).modifiers).toContain(modifier)
    expect(said.warnings).toEqual([])
  })

  it.each([
    ['', 'whole'],
    ['data-design="slideshow" data-show-meta-basic', 'over'],
    ['data-show-meta="false" data-show-meta-basic', 'silent'],
    ['data-design="grid"', 'over'],
  ])('%s does not make it %s', async (attributes, modifier) => {
    expect((await open(author(attributes))).modifiers).not.toContain(modifier)
  })

  it.each([
    ['', 'columns', '4'],
    ['data-thumbnails-per-row="7"', 'columns', '7'],
    ['', 'gap', '20px'],
    ['data-padding="0"', 'gap', '0px'],
    ['', 'widest', '300'],
    ['data-max-width="100"', 'widest', '100'],
    ['', 'ratio', '1'],
    ['data-aspect-ratio="standard"', 'ratio', '3 / 2'],
    ['data-aspect-ratio="standard-vertical"', 'ratio', '2 / 3'],
    ['data-aspect-ratio="four-three"', 'ratio', '4 / 3'],
    ['data-aspect-ratio="three-four-vertical"', 'ratio', '3 / 4'],
    ['data-aspect-ratio="widescreen"', 'ratio', '16 / 9'],
    ['data-aspect-ratio="anamorphic-widescreen"', 'ratio', '2.4'],
  ])('%s makes %s %s', async (attributes, name, value) => {
    expect((await open(author(attributes))).variable(name)).toBe(value)
  })

  it('is a class of the platform, with its value', async () => {
    const {modifiers, variable} = await open(
      block(
        'sqs-gallery-container sqs-gallery-block-slideshow sqs-gallery-aspect-ratio-widescreen sqs-gallery-thumbnails-per-row-3 sqs-gallery-block-show-meta-only-title sqs-gallery-block-meta-position-top\nsqs-gallery-unheard-of clear',
      ),
    )
    expect(modifiers).toEqual(expect.arrayContaining(['slideshow', 'title', 'meta-top']))
    expect([variable('ratio'), variable('columns')]).toEqual(['16 / 9', '3'])
    expect(said.warnings).toEqual([])
  })

  it('of a block applies whatever its type', async () => {
    const json = {
      'thumbnails-per-row': '5',
      padding: 10,
      'auto-crop': 'false',
      lightbox: null,
      methodOption: 'transient',
    }
    const {modifiers, variable} = await open(
      block('sqs-gallery-block-grid', `data-block-json="${quote(json)}"`),
    )
    expect(modifiers).toContain('whole')
    expect([variable('columns'), variable('gap')]).toEqual(['5', '10px'])
    expect(said.warnings).toEqual([])
  })
})

/** One option from each of its sources. */
const sources: [string, (name: string, value: string) => string][] = [
  ['an attribute', (name, value) => author(`data-${name}="${value}"`)],
  ['data-options', (name, value) => author(`data-options="${quote({[name]: value})}"`)],
  ['the block’s JSON', (name, value) => block('', `data-block-json="${quote({[name]: value})}"`)],
  ['a class', (name, value) => block(`sqs-gallery-block-${name}-${value}`)],
]

const names = Object.keys(GALLERY_OPTIONS) as (keyof typeof GALLERY_OPTIONS)[]

/** Possible values of an option, including its bounds. */
const valuesOf = (option: GalleryOption): (boolean | number | string)[] =>
  option.type === 'boolean'
    ? [true, false]
    : option.type === 'integer'
      ? [option.min, option.max]
      : [...option.choices]

async function read(html: string, name: keyof typeof GALLERY_OPTIONS) {
  document.body.innerHTML = html
  const {readOptions} = await import('./parts/read-options.ts')
  return readOptions(document.body.firstElementChild as HTMLElement)[name]
}

describe.each(sources)('from %s', (source, write) => {
  it.each(names)('%s accepts each value of its range', async (name) => {
    for (const value of valuesOf(GALLERY_OPTIONS[name]))
      expect(await read(write(name, `${value}`), name)).toBe(value)
    expect(said.warnings).toEqual([])
  })

  it.each(names)('%s beyond its range is clamped, with one warning to an author', async (name) => {
    const option: GalleryOption = GALLERY_OPTIONS[name]
    const beyond = option.type === 'integer' ? `${option.max + 1}` : 'odd'
    const expected = option.type === 'integer' ? option.max : option.default
    expect(await read(write(name, beyond), name)).toBe(expected)
    expect(said.warnings).toHaveLength(/attribute|options/.test(source) ? 1 : 0)
  })
})

describe('a class', () => {
  it.each([
    ['lightboxTheme-light', 'lightboxTheme', 'light'],
    ['lightbox-theme-light', 'lightboxTheme', 'light'],
    ['new-window', 'newWindow', true],
    ['transparent-background', 'transparentBackground', true],
    ['show-meta', 'show-meta', true],
  ] as const)('%s is %s', async (written, name, value) => {
    expect(await read(block(`sqs-gallery-${written}`), name)).toBe(value)
    expect(said.warnings).toEqual([])
  })
})

it.each([
  ['50', '100 / 50'],
  [62.5, '100 / 62.5'],
])('an aspect ratio %j of a merchant is the height in percent of the width', async (value, ratio) => {
  const {variable} = await open(block('', `data-block-json="${quote({'aspect-ratio': value})}"`))
  expect(variable('ratio')).toBe(ratio)
})

describe('mistakes', () => {
  it('of the platform warn no visitor: the page’s owner cannot change its markup', async () => {
    const {variable} = await open(
      block('', `data-block-json="${quote({'aspect-ratio': 'round', padding: 900})}"`),
    )
    expect([variable('ratio'), variable('gap')]).toEqual(['1', '50px'])
    expect(said.warnings).toEqual([])
  })

  it('values out of range are clamped, with one warning for all of them', async () => {
    const {variable, modifiers, element} = await open(
      author(
        'data-thumbnails-per-row="99" data-padding="-4" data-max-width="wide" data-aspect-ratio="round" data-design="pile"',
      ),
    )
    expect(['columns', 'gap', 'widest', 'ratio'].map(variable)).toEqual(['10', '0px', '300', '1'])
    expect(modifiers).toContain('grid')
    expect(said.warnings).toEqual([
      [
        '[vitrine] gallery: design "pile" is not one of slideshow, slider, grid, stacked; ' +
          'aspect-ratio "round" is not one of square, standard, standard-vertical, four-three, three-four-vertical, widescreen, anamorphic-widescreen; ' +
          'thumbnails-per-row "99" is no whole number from 1 to 10; padding "-4" is no whole number from 0 to 50; ' +
          'max-width "wide" is no whole number from 100 to 300',
        element,
      ],
    ])
  })

  it.each(['', 'null', '[]', '7'])('JSON without options (%j) is not a mistake', async (json) => {
    expect((await open(author(`data-options="${json}"`))).modifiers).toContain('grid')
    expect(said.warnings).toEqual([])
  })

  it('unreadable JSON is a mistake, and the other options still apply', async () => {
    const {modifiers} = await open(author('data-options="{design: slider}" data-design="stacked"'))
    expect(modifiers).toContain('stacked')
    expect(said.warnings).toHaveLength(1)
    expect(said.warnings[0]?.[0]).toMatch(/^\[vitrine\] gallery: data-options is not JSON/)
  })
})
