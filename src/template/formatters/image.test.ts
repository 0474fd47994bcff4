import fc from 'fast-check'
import {Window} from 'happy-dom'
import {describe, expect, it} from 'vitest'
import {createEngine} from '../index.ts'
import {colorFormatters} from './color.ts'
import {imageFormatters} from './image.ts'
import {imageSizeFormatters} from './image-size.ts'
import {mediaFormatters} from './media.ts'

const engine = createEngine({locale: 'en'})
const names = Object.keys({
  ...imageFormatters,
  ...imageSizeFormatters,
  ...colorFormatters,
  ...mediaFormatters,
})

const hostile = fc.oneof(
  fc.constantFrom(
    '"',
    "'",
    '<b>',
    '</noscript>',
    '--><script>',
    '" onerror="x',
    '&quot;',
    '100w',
    '\0',
    '\ud800',
  ),
  fc.string({unit: 'binary'}),
)
const leaf = fc.oneof(hostile, hostile, fc.jsonValue({maxDepth: 2}))
const media = fc.record(
  {
    id: leaf,
    title: leaf,
    body: leaf,
    filename: leaf,
    altText: leaf,
    blockType: fc.constantFrom(5, '5', null),
    assetUrl: leaf,
    originalSize: leaf,
    mediaFocalPoint: fc.oneof(leaf, fc.record({x: leaf, y: leaf})),
    componentKey: leaf,
    licensedAssetPreview: leaf,
    systemDataVariants: fc.oneof(leaf, fc.constant('100w,300w')),
    colorData: fc.oneof(leaf, fc.record({topLeftAverage: leaf, centerAverage: leaf})),
    oembed: fc.oneof(leaf, fc.record({html: leaf, providerName: leaf})),
    overlay: leaf,
    mainImageId: leaf,
    structuredContent: fc.oneof(leaf, fc.record({audioAssetUrl: leaf})),
    hue: leaf,
    saturation: leaf,
    lightness: leaf,
    alpha: leaf,
  },
  {requiredKeys: []},
)
const data = fc.oneof(
  fc.jsonValue(),
  media,
  media.map((item) => ({...item, items: [item], coverImage: item})),
)
const args = fc.constantFrom(
  '',
  ' ',
  ' 0',
  ' topLeft',
  ' center color',
  ' -1 x',
  ' load-false color-data',
  ' 1e9',
  '::',
)

describe('formatters of pictures, media and colours', () => {
  it.each(names)('%s accepts any value and any argument', (name) => {
    fc.assert(
      fc.property(data, args, (value, given) => {
        const {output, errors} = engine.render(`{@|${name}${given}}`, value)
        expect(errors).toEqual([])
        expect(output).not.toMatch(/\[object|undefined|NaN/)
      }),
      {numRuns: 300},
    )
  })
})

const {document} = new Window()

/** Elements with their attributes, as in a page; the content of a `noscript` is text. */
function readElements(html: string): string[] {
  document.body.innerHTML = html.replace(/<\/?noscript>/g, '')
  return [...document.body.querySelectorAll('*')].map(
    (element) => `${element.localName} ${element.getAttributeNames().sort().join(' ')}`,
  )
}

const META =
  'alt data-component-key data-image data-image-dimensions data-image-focal-point data-licensed-asset-preview data-src'
const COLORS =
  'data-color-bottomleft data-color-bottomright data-color-center data-color-topleft data-color-topright'

/** One element: its name, and its attributes in any order. */
const element = (name: string, attributes: string): string =>
  `${name} ${attributes.split(' ').sort().join(' ')}`

describe('hostile data', () => {
  const base = {overlay: true, mainImageId: 'm', colorData: {}, licensedAssetPreview: {}, componentKey: 'k'}
  it.each([
    ['{@|image}', ['img alt src', element('img', `class ${META} data-image-id data-load data-type`)]],
    ['<img {@|image-meta}>', [element('img', META)]],
    ['<img{@|image-srcset}>', ['img srcset']],
    ['<img {@|image-color}>', [element('img', COLORS)]],
    [
      '{@|video load-false color-data}',
      [
        'div class data-html data-load data-provider-name',
        'div class style',
        element('img', `${COLORS} data-image-dimensions data-image-focal-point data-load data-src`),
        'div class',
        'div class',
      ],
    ],
    ['{@|audio-player}', ['script ', 'div class data-audio-asset-url data-item-id id']],
  ])('adds no element and no attribute to %s', (template, elements) => {
    fc.assert(
      fc.property(fc.record({text: hostile, key: hostile}), ({text, key}) => {
        const json = {
          ...base,
          ...Object.fromEntries(
            ['id', 'title', 'assetUrl', 'originalSize', 'mediaFocalPoint'].map((field) => [field, text]),
          ),
          componentKey: key,
          systemDataVariants: '100w',
          colorData: {topLeftAverage: key, centerAverage: text},
          oembed: {html: text, providerName: key},
          structuredContent: {audioAssetUrl: text},
        }
        expect(readElements(engine.render(template, json).output)).toEqual(elements)
      }),
    )
  })
})
