import fc from 'fast-check'
import {Window} from 'happy-dom'
import {describe, expect, it} from 'vitest'
import {type ImageInput, renderImage} from '../index.ts'

const {document, Node} = new Window()

function parse(html: string) {
  document.body.innerHTML = html
  return [...document.body.childNodes]
}

/** The attributes of the only element. */
function attributesOf(input: ImageInput): Record<string, string> {
  const [image, ...others] = parse(renderImage(input))
  expect([others.length, image?.nodeName]).toEqual([0, 'IMG'])
  const element = document.querySelector('img')
  return Object.fromEntries(Array.from(element?.attributes ?? [], ({name, value}) => [name, value ?? '']))
}

/** The problems in the comments; fails for anything but comments. */
const problemsOf = (input: unknown): string[] =>
  // as from JavaScript, or from foreign JSON
  parse(renderImage(Object(input))).map((node) =>
    node.nodeType === Node.COMMENT_NODE
      ? (node.textContent ?? '').trim().replace('error: image: ', '')
      : node.nodeName,
  )

const mug: ImageInput = {src: '/mug.jpg', width: 800, height: 600, sizes: '50vw'}
const raw: ImageInput = {src: '/mug.jpg', width: 800, height: 600, loader: 'raw'}

describe('an image', () => {
  it('of the sqs loader is available in every width of the ladder', () => {
    const widths = [100, 300, 500, 750, 1000, 1500, 2500]
    expect(attributesOf(mug)).toEqual({
      src: '/mug.jpg?format=1000w',
      srcset: widths.map((width) => `/mug.jpg?format=${width}w ${width}w`).join(','),
      sizes: '50vw',
      width: '800',
      height: '600',
      alt: '',
      style: 'display:block',
      loading: 'lazy',
      decoding: 'async',
    })
  })

  it('of the raw loader is printed unchanged', () => {
    expect(attributesOf({...raw, srcset: '/mug-2x.jpg 2x', alt: 'A mug', class: 'tall'})).toEqual({
      src: '/mug.jpg',
      srcset: '/mug-2x.jpg 2x',
      width: '800',
      height: '600',
      alt: 'A mug',
      class: 'tall',
      style: 'display:block',
      loading: 'lazy',
      decoding: 'async',
    })
  })

  it.each([
    ['high', 'eager', 'high'],
    ['low', 'lazy', 'low'],
    [null, 'lazy', undefined],
  ] as const)('of priority %s is loaded %s', (priority, loading, fetchpriority) => {
    const found = attributesOf({...mug, priority})
    expect([found.loading, found.fetchpriority]).toEqual([loading, fetchpriority])
  })

  it('keeps declarations after its own', () => {
    expect(attributesOf({...mug, style: 'color: red'}).style).toBe('display:block;color: red')
  })

  it('accepts pixels as text', () => {
    expect(attributesOf({...mug, width: '0800', height: '600'})).toMatchObject({width: '800', height: '600'})
  })

  it.each(['data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'blob:https://shop.example/1'])(
    'from %s has no other widths',
    (src) => {
      const found = attributesOf({...mug, src})
      expect([found.src, found.srcset]).toEqual([src, undefined])
    },
  )

  it('has the name under which its loading is reported', () => {
    expect(attributesOf({...mug, onLoadingComplete: 'hero'})['data-on-loading-complete']).toBe('hero')
  })

  it('prints further attributes', () => {
    const passthrough = {
      id: 'mug',
      'data-size': 5,
      inert: true,
      hidden: false,
      title: null,
      'ARIA-label': '"',
    }
    const {id, inert, ...found} = attributesOf({...mug, passthrough})
    expect([id, inert, found['data-size'], found['aria-label']]).toEqual(['mug', '', '5', '"'])
    expect(['hidden' in found, 'title' in found]).toEqual([false, false])
  })
})

describe('an invalid image', () => {
  it.each([
    [
      {},
      ['src is required', 'width is required', 'height is required', 'sizes is required with the sqs loader'],
    ],
    [{...mug, src: ''}, ['src is required']],
    [{...mug, src: ['/a.jpg']}, ['src must be text']],
    [
      {...mug, src: 'java\nscript:alert(1)'},
      ['src must be the address of an image, not "java\nscript:alert(1)"'],
    ],
    [{...mug, width: 0}, ['width must be a positive integer, not "0"']],
    [{...mug, width: 1.5}, ['width must be a positive integer, not "1.5"']],
    [{...mug, height: '-1'}, ['height must be a positive integer, not "-1"']],
    [{...mug, height: {}}, ['height must be a positive integer, not ""']],
    [{...mug, priority: 'normal'}, ['priority must be high, low or null, not "normal"']],
    [{...mug, loader: 'next'}, ['received unknown loader type "next"']],
    [{...mug, srcset: '/a.jpg 2x'}, ['srcset is allowed with the raw loader only']],
    [{...mug, sizes: ''}, ['sizes is required with the sqs loader']],
    [{...mug, alt: {}}, ['alt must be text']],
    [{...mug, onLoadingComplete: () => {}}, ['onLoadingComplete must be text']],
    [{...mug, passthrough: ['id']}, ['passthrough must be an object']],
    [{...mug, passthrough: {onload: 'x()'}}, ['passthrough "onload" is an event handler']],
    [{...mug, passthrough: {oNeRrOr: 'x()'}}, ['passthrough "oNeRrOr" is an event handler']],
    [{...mug, passthrough: {SRC: '/b.jpg'}}, ['passthrough "SRC" is printed by the image itself']],
    [{...mug, passthrough: {'a b': 1}}, ['passthrough "a b" is no name of an attribute']],
    [{...mug, passthrough: {'': 1}}, ['passthrough "" is no name of an attribute']],
    [{...mug, passthrough: {constructor: 1}}, ['passthrough "constructor" is no name of an attribute']],
    [
      {...mug, passthrough: JSON.parse('{"__proto__": 1}')},
      ['passthrough "__proto__" is no name of an attribute'],
    ],
    [{...mug, passthrough: {id: {}}}, ['passthrough "id" is neither text nor number']],
  ])('%j is reported, and not printed', (input, problems) => {
    expect(problemsOf(input)).toEqual(problems)
  })

  it.each([null, undefined, 5, 'src', [], [mug]])('%j lacks everything that an image needs', (input) => {
    expect(problemsOf(input)).toHaveLength(4)
  })

  it('is reported in a comment that its content cannot end', () => {
    for (const loader of ['-->', '--!><b>', '>', '<!--', '->', '--', 'x'.repeat(1e6)]) {
      const html = renderImage(Object({...mug, loader}))
      expect(html).toMatch(/^<!-- error: image: [^<>]*-->$/)
      expect(html.length).toBeLessThan(2000)
      expect(problemsOf({...mug, loader})).toHaveLength(1)
    }
  })
})

/** Parsers replace these characters, so a comparison would not test the output. */
const readable = (text: string): string => text.replace(/[\0\r\p{Surrogate}]/gu, ' ')
const text = fc
  .oneof(
    fc.constantFrom(
      '"',
      "'",
      '">',
      '" onload="x',
      '<script>',
      '-->',
      '&quot;',
      '&amp;',
      '`',
      '=',
      '/>',
      'a b',
    ),
    fc.string({unit: 'binary'}),
  )
  .map(readable)

describe('hostile input', () => {
  it('adds no element and no attribute, and arrives verbatim', () => {
    const input = fc.record({
      src: text,
      alt: text,
      class: text,
      style: text,
      onLoadingComplete: text,
      id: text,
    })
    fc.assert(
      fc.property(input, ({id, src, ...given}) => {
        const found = attributesOf({...raw, ...given, src: `/${src}`, passthrough: {id}})
        const expected = {
          src: `/${src}`,
          width: '800',
          height: '600',
          alt: given.alt,
          ...(given.class && {class: given.class}),
          style: given.style ? `display:block;${given.style}` : 'display:block',
          loading: 'lazy',
          decoding: 'async',
          ...(given.onLoadingComplete && {'data-on-loading-complete': given.onLoadingComplete}),
          id,
        }
        expect(found).toEqual(expected)
      }),
      {numRuns: 500},
    )
  })

  it('of any kind gives one image or comments', () => {
    const anything = fc.oneof(text, fc.jsonValue(), fc.integer({min: 1, max: 3000}))
    const name = fc.oneof(
      text,
      fc.constantFrom('id', 'onload', '__proto__', 'toString', 'srcset', 'x:y', 'data-a'),
    )
    const input = fc.record(
      {
        src: anything,
        width: anything,
        height: anything,
        alt: anything,
        class: anything,
        style: anything,
        sizes: anything,
        srcset: anything,
        onLoadingComplete: anything,
        priority: fc.oneof(anything, fc.constantFrom('high', 'low', null)),
        loader: fc.oneof(anything, fc.constantFrom('sqs', 'raw')),
        passthrough: fc.oneof(anything, fc.dictionary(name, anything)),
      },
      {requiredKeys: []},
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), input, input), (given) => {
        const html = renderImage(Object(given))
        expect(html).not.toMatch(/\[object|undefined/)
        const names = parse(html).map(({nodeName}) => nodeName)
        expect(names.length).toBeGreaterThan(0)
        if (names[0] !== 'IMG') expect(names.every((one) => one === '#comment')).toBe(true)
        else expect(names).toHaveLength(1)
        for (const attribute of document.querySelector('img')?.getAttributeNames() ?? [])
          expect(attribute).not.toMatch(/^on|[^\w:.-]/)
      }),
      {numRuns: 1000},
    )
  })
})
