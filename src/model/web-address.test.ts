import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {linkAddress, mediaAddress, pageAddress, webAddress} from './web-address.ts'

const PAGE = 'https://shop.example/a/b'
const CONTROL = String.fromCharCode(1)

const PATHS = [
  '/shop',
  'mug?size=1#top',
  '#top',
  '?a',
  '../x',
  './javascript:alert(1)',
  '/javascript:alert(1)',
]
const PAGES = ['https://a.example/x', 'HTTP://a.example', '//a.example', ' https://a.example\n', ...PATHS]

describe('a link', () => {
  it.each([...PAGES, 'mailto:a@b.example', 'tel:+15551234', 'TEL:1'])('leads to %j', (text) => {
    expect(linkAddress(text)).toBe(text)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    `${CONTROL}javascript:alert(1)`,
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AA==',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'filesystem:https://a.example/x',
    'about:blank',
    'view-source:https://a.example',
    'ftp://a.example',
    'intent://x#Intent;end',
    'https://shop.example@evil.example/',
    'https://:secret@evil.example/',
    'https://',
    'https://a b/',
    '',
    null,
    undefined,
  ])('never leads to %j', (text) => {
    expect(linkAddress(text)).toBeUndefined()
  })
})

it('a page navigates only to pages', () => {
  for (const text of PAGES) expect(pageAddress(text)).toBe(text)
  for (const text of ['mailto:a@b.example', 'tel:1', 'javascript:a', 'blob:https://a.example/1'])
    expect(pageAddress(text)).toBeUndefined()
})

describe('a picture or a sound', () => {
  it.each([
    ...PAGES,
    'data:image/svg+xml,<svg/>',
    'DATA:audio/wav;base64,AA==',
    'blob:https://shop.example/1',
  ])('loads from %j', (text) => {
    expect(mediaAddress(text)).toBe(text)
  })

  it.each(['data:text/html,x', 'javascript:a', 'mailto:a@b.example', 'about:blank'])(
    'never loads from %j',
    (text) => {
      expect(mediaAddress(text)).toBeUndefined()
    },
  )
})

it('an absolute address', () => {
  expect(webAddress('../c', PAGE)).toBe('https://shop.example/c')
  expect(webAddress('java\nscript:alert(1)', PAGE)).toBeNull()
  expect(webAddress('/c', 'nonsense')).toBeNull()
})

/** Characters that URL parsers drop or replace. */
const NOISE = [
  ...Array.from({length: 0x21}, (_, code) => String.fromCharCode(code)),
  ...['\u007f', '\u00a0', '\u00ad', '\u200b', '\u2028', '\u3000', '\ufeff', '\uff1a', '\u0130', '\u017f'],
  ...[
    '&colon;',
    '&#58;',
    '&Tab;',
    '&NewLine;',
    '&#x0A;',
    '%3A',
    '%0a',
    '\\',
    '/',
    '//',
    '/\\',
    '@',
    ':',
    '.',
  ],
]
const SCHEMES = [
  'javascript',
  'vbscript',
  'data',
  'blob',
  'file',
  'about',
  'https',
  'http',
  'mailto',
  'view-source',
]
const RESTS = [
  'alert(1)',
  '//evil.example/%0aalert(1)',
  'text/html,<script>alert(1)</script>',
  '\\\\evil.example',
  '',
]

const noise = fc.array(fc.constantFrom('', ...NOISE), {maxLength: 3}).map((all) => all.join(''))
const spelled = (word: string) =>
  fc
    .tuple(...[...word].map((letter) => fc.tuple(noise, fc.constantFrom(letter, letter.toUpperCase()))))
    .map((all) => all.flat().join(''))
const hostile = fc
  .tuple(
    noise,
    fc.constantFrom(...SCHEMES).chain((word) => fc.oneof(fc.constant(word), spelled(word))),
    noise,
    fc.constantFrom(':', '', '&colon;', '\uff1a'),
    noise,
    fc.constantFrom(...RESTS),
  )
  .map((all) => all.join(''))

describe('however it is spelled', () => {
  const pages = [PAGE, 'http://localhost:4173/', 'https://shop.example/?a=javascript:']
  it.each([
    ['link', linkAddress, /^(https?|mailto|tel):$/],
    ['page', pageAddress, /^https?:$/],
    ['picture', mediaAddress, /^(https?|blob|data):$/],
  ] as const)('a %s is what the browser takes it for', (_, read, kinds) => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), fc.constantFrom(...pages), (text, page) => {
        const address = read(text)
        if (address === undefined) return
        const {protocol, href, username} = new URL(address, page)
        expect(protocol).toMatch(kinds)
        expect(username).toBe('')
        if (protocol === 'data:') expect(href).toMatch(/^data:(image|audio|video)\//)
      }),
      {numRuns: 5000},
    )
  })
})
