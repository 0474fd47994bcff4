import fc from 'fast-check'
import {scriptJson} from '../../../src/lib/script-json.ts'
import {createEngine} from '../../../src/template/index.ts'
import {expect, test} from '../support/test.ts'

const engine = createEngine({locale: 'en'})

/** What changes the state of an HTML parser inside a script, in pieces that meet in a text or across two fields. */
const PIECES = [
  '<!--',
  '<script',
  '<SCRIPT ',
  '</script',
  '</ScRiPt\n',
  '<',
  '!',
  '--',
  '>',
  '/',
  '-->',
  '\\',
  '"',
  'a',
]
const hostileText = fc
  .array(fc.constantFrom(...PIECES), {minLength: 1, maxLength: 8})
  .map((some) => some.join(''))

/** The same data with other texts in each field. */
function spoil(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next()
  if (Array.isArray(value)) return value.map((one) => spoil(one, next))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, spoil(one, next)]))
}

const RUNS = 25

/** Pages with the context, a product, a form and a cart. */
const PATHS = ['/shop/speckled-mug', '/contact', '/cart']

test('no text in JSON ends its script, nor swallows what follows it', {tag: '@engines'}, async ({
  page,
  shop,
}) => {
  await page.goto('about:blank')
  const pages = await Promise.all(PATHS.map(async (path) => (await fetch(new URL(path, shop.url))).text()))
  const data = await page.evaluate(
    (all) =>
      all.flatMap((html) =>
        Array.from(
          new DOMParser()
            .parseFromString(html, 'text/html')
            .querySelectorAll('script[type="application/json"]'),
          ({textContent}) => JSON.parse(textContent ?? ''),
        ),
      ),
    pages,
  )
  expect(data.length).toBeGreaterThan(3)
  const texts = fc.sample(hostileText, RUNS * 40)
  let count = 0
  const next = () => texts[count++ % texts.length] ?? ''
  const spoiled = Array.from({length: RUNS}, () => data.map((one) => spoil(one, next))).flat()
  const ways = (value: unknown) => [
    engine.render('{v|json}', {v: value}).output,
    engine.render('{v|json-pretty}', {v: value}).output,
    scriptJson(JSON.stringify(value)),
  ]
  const written = spoiled.flatMap((value) =>
    ways(value).map((json) => ({json, value: JSON.stringify(value)})),
  )
  const wrong = await page.evaluate(
    (all) =>
      all.filter(({json, value}) => {
        const html = `<!doctype html><body><script type="application/json">${json}</script><p>after</p>`
        const {body} = new DOMParser().parseFromString(html, 'text/html')
        const [script, after] = body.children
        return (
          body.childNodes.length !== 2 ||
          after?.textContent !== 'after' ||
          JSON.stringify(JSON.parse(script?.textContent ?? '')) !== value
        )
      }),
    written,
  )
  expect(wrong).toEqual([])
})
