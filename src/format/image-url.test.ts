import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {createSrcset, formatUrl, isImageUrl, isSizable} from './image-url.ts'

describe('an address', () => {
  it.each([
    ['/a.jpg', true],
    ['a.jpg', true],
    ['?a:b', true],
    ['//cdn.example:8080/a.jpg', true],
    [' HTTPS://cdn.example/a.jpg', true],
    ['a/b:c.jpg', true],
    ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', true],
    ['blob:https://shop.example/1', true],
    ['data:text/html,<script>', false],
    ['javascript:alert(1)//', false],
    [' \u0001java\tscript\n:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['file:///etc/passwd', false],
    ['c:\\a.jpg', false],
    ['', false],
    [' \n', false],
  ])('%j is an image address: %s', (src, isImage) => {
    expect(isImageUrl(src)).toBe(isImage)
  })

  it('is refused if its scheme runs code, however it is written', () => {
    const noise = fc.string({unit: fc.constantFrom('\0', '\u0001', ' ', '\t', '\n', '\r'), maxLength: 3})
    const scheme = fc.constantFrom('javascript', 'VBScript', 'file', 'data')
    fc.assert(
      fc.property(scheme, fc.array(noise, {minLength: 12, maxLength: 12}), (name, gaps) => {
        const written = Array.from(`${name}:`, (char, index) => `${gaps[index]}${char}`).join('')
        expect(isImageUrl(`${written}x`)).toBe(false)
      }),
    )
  })

  it('is refused if browsers see another scheme', () => {
    const part = fc.constantFrom(
      'javascript',
      'data',
      'mailto',
      ':',
      '/',
      '?',
      '#',
      '.',
      ' ',
      '\t',
      '\n',
      'x',
    )
    fc.assert(
      fc.property(fc.array(part, {maxLength: 6}), (parts) => {
        const src = parts.join('')
        const protocol = URL.parse(src, 'https://shop.example')?.protocol ?? 'https:'
        expect(protocol === 'https:' || !isImageUrl(src)).toBe(true)
      }),
      {numRuns: 5000},
    )
  })

  it.each([
    ['/a.jpg', true],
    ['https://cdn.example/a.jpg', true],
    ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', false],
    ['Blob:https://shop.example/1', false],
  ])('%j is a picture with several widths: %s', (src, hasWidths) => {
    expect(isSizable(src)).toBe(hasWidths)
  })

  it.each([
    ['/a.jpg', '/a.jpg?format=500w'],
    ['/a.jpg?v=2', '/a.jpg?v=2&format=500w'],
  ])('%j with a format is %s', (src, url) => {
    expect(formatUrl(src, '500w')).toBe(url)
  })
})

const LADDER = [100, 300, 500, 750, 1000, 1500, 2500]

/** As browsers parse it: an address ends at white space, and a candidate at the comma after its width. */
const readSrcset = (srcset: string) =>
  [...srcset.matchAll(/[\s,]*(\S+) (\d+)w(?:,|$)/g)].map(([, url, width]) => ({url, width: Number(width)}))

describe('a srcset', () => {
  it('names each width', () => {
    const each = LADDER.map((width) => `/a.jpg?format=${width}w ${width}w`)
    expect(createSrcset('/a.jpg')).toBe(each.join(','))
  })

  it('has the same number of candidates, whatever the address', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', minLength: 1}), (src) => {
        expect(readSrcset(createSrcset(`/${src}`)).map(({width}) => width)).toEqual(LADDER)
        expect(createSrcset(src)).not.toMatch(/^,/)
      }),
    )
  })
})
