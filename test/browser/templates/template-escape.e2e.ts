import type {Page} from '@playwright/test'
import fc from 'fast-check'
import {createEngine} from '../../../src/template/index.ts'
import {fragments, type Say} from '../support/fragments.ts'
import {expect, test} from '../support/test.ts'

const RUNS = 60

/** Texts of attackers, and texts that reveal the parser's context. */
const PIECES = [
  ...['"', "'", '<', '>', '&', '`', '=', '/', ' ', '\n', '\\', '{', '}', '$&', 'Mug', 'ä', 'hue'],
  ...[
    '&lt',
    '&lt;',
    '&quot;',
    '&#34;',
    '&copy',
    '&hue;',
    '-->',
    '<!--',
    'javascript:',
    "' onclick=alert(1) '",
  ],
  ...['</script>', '</style></textarea></title>', '"><img src=x onerror=alert(1)>'],
]
const hostile = fc.array(fc.constantFrom(...PIECES), {minLength: 1, maxLength: 5}).map((all) => all.join(''))

const engine = createEngine()

/** A text that only names its place. */
const tokenOf: Say = (place) => `xx${place.replaceAll(' ', '')}xx`

/** Texts by the token at their place. */
type Texts = Map<string, string>

/** The same place always gets the same text. */
const sayFrom =
  (stream: Iterator<string>, texts: Texts): Say =>
  (place) => {
    // each text is unique: options with the same value would be one option
    const text = texts.get(tokenOf(place)) ?? `${stream.next().value}${texts.size}`
    texts.set(tokenOf(place), text)
    return text
  }

/** JSON with texts instead of their tokens, also in names. */
function fill(value: unknown, texts: Texts): unknown {
  if (typeof value === 'string') return texts.get(value) ?? value
  if (Array.isArray(value)) return value.map((one) => fill(one, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [texts.get(key) ?? key, fill(one, texts)]),
  )
}

/** An element as the browser's own parser sees it. */
interface Parsed {
  tag: string
  attributes: [name: string, value: string][]
}

const parse = (page: Page, html: string[]): Promise<Parsed[][]> =>
  page.evaluate((all) => {
    const read = ({localName: tag, attributes}: Element) => ({
      tag,
      attributes: Array.from(attributes, ({name, value}): [string, string] => [name, value]),
    })
    const parser = new DOMParser()
    return all.map((one) =>
      Array.from(parser.parseFromString(one, 'text/html').body.querySelectorAll('*'), read),
    )
  }, html)

const namesOf = (elements: Parsed[]) =>
  elements.map(({tag, attributes}) => [tag, ...attributes.map(([name]) => name)])

/** Values that contain a text and nothing else, as text or as JSON; white space at the ends does not count. */
function valuesOf(expected: Parsed[], found: Parsed[], texts: Texts) {
  const plain = expected.flatMap(({attributes}) => attributes)
  const real = found.flatMap(({attributes}) => attributes)
  return plain.flatMap(([name, value], index) => {
    const [, got = ''] = real[index] ?? []
    const text = texts.get(value)
    if (text !== undefined) return [{name, wanted: text.trim(), got: got.trim()}]
    return /^[[{]/.test(value)
      ? [{name, wanted: fill(JSON.parse(value), texts), got: JSON.parse(got) as unknown}]
      : []
  })
}

for (const {name, template, data} of fragments)
  test(`${name}: no text breaks out of its place`, async ({page}) => {
    await page.goto('about:blank')
    const render = (say: Say) => engine.render(template, data(say)).output
    const [expected = []] = await parse(page, [render(tokenOf)])
    expect(namesOf(expected).length).toBeGreaterThan(0)
    const all = fc.sample(fc.infiniteStream(hostile), RUNS).map((stream) => {
      const texts: Texts = new Map()
      return {texts, html: render(sayFrom(stream, texts))}
    })
    const parsed = await parse(
      page,
      all.map(({html}) => html),
    )
    for (const [index, {texts, html}] of all.entries()) {
      const found = parsed[index] ?? []
      expect(namesOf(found), html).toEqual(namesOf(expected))
      for (const {name: attribute, wanted, got} of valuesOf(expected, found, texts))
        expect(got, `${attribute} of ${html}`).toEqual(wanted)
    }
  })
