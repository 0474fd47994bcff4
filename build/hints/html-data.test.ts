import {beforeAll, describe, expect, it} from 'vitest'
import {
  type CompletionItem,
  getLanguageService,
  type LanguageService,
  newHTMLDataProvider,
  TextDocument,
} from 'vscode-html-languageservice'
import {attributeName} from '../../react/names.ts'
import {readWidgets, type Widget} from '../read-widgets.ts'
import {listValues} from './attribute.ts'
import {type HtmlData, htmlData} from './html-data.ts'
import {tag} from './page.ts'

const widgets: Widget[] = await readWidgets()
let data: HtmlData
let service: LanguageService

beforeAll(() => {
  data = JSON.parse(JSON.stringify(htmlData(widgets)))
  service = getLanguageService({customDataProviders: [newHTMLDataProvider('vitrine', data)]})
})

/** A document with the cursor at `|`. */
function open(marked: string) {
  const document = TextDocument.create('file:///page.html', 'html', 1, marked.replace('|', ''))
  return [document, document.positionAt(marked.indexOf('|')), service.parseHTMLDocument(document)] as const
}

/** The editor's completions at `|`, by label. */
function complete(marked: string): Map<string, CompletionItem> {
  const {items} = service.doComplete(...open(marked))
  return new Map(items.map((item) => [item.label, item]))
}

/** The editor's hover text at `|`. */
const hover = (marked: string): string => JSON.stringify(service.doHover(...open(marked))?.contents ?? '')

const quoted = (text: string): string => JSON.stringify(text).slice(1, -1)

describe.each(widgets)('in an editor, $name', ({name, definition, about}) => {
  it('is completed as a widget, and described', () => {
    const item = complete('<div data-vitrine="|"></div>').get(name)
    expect(JSON.stringify(item?.documentation)).toContain(quoted(about.summary))
    expect(hover(`<div data-vitrine="${name.slice(0, 1)}|${name.slice(1)}"></div>`)).toContain(
      quoted(about.summary),
    )
  })

  it('has completions and descriptions of every attribute, with its values', () => {
    const offered = complete(`<div data-vitrine="${name}" |></div>`)
    for (const [key, attribute] of Object.entries(definition.attributes)) {
      const written = attributeName(key)
      const text = quoted(about.attributes[key] ?? '-')
      expect(JSON.stringify(offered.get(written)?.documentation)).toContain(text)
      expect(hover(`<div data-vitrine="${name}" da|${written.slice(2)}=""></div>`)).toContain(text)
      const values = complete(`<div data-vitrine="${name}" ${written}="|"></div>`)
      expect([...values.keys()]).toEqual(expect.arrayContaining([...listValues(attribute)]))
    }
  })
})

describe('in an editor', () => {
  it('completes boolean attributes without a value', () => {
    const offered = complete('<div data-vitrine="gallery" |></div>')
    expect(offered.get('data-autoplay')?.textEdit?.newText).toBe('data-autoplay')
    expect(offered.get('data-design')?.textEdit?.newText).toBe('data-design="$1"')
  })

  it('describes an attribute of several widgets for each of them', () => {
    const said = hover('<div da|ta-load=""></div>')
    expect(said).toContain('**image**')
    expect(said).toContain('**video**')
  })

  it('shows ranges and defaults', () => {
    expect(hover('<div da|ta-autoplay-duration=""></div>')).toContain('integer from 1 to 10; default `5`')
  })

  it('offers the loading strategy on every element', () => {
    const values = complete('<div data-vitrine-load="|"></div>')
    expect([...values.keys()]).toEqual(expect.arrayContaining(['now', 'idle', 'visible', 'interaction']))
  })

  it('offers separate attributes on the loader’s tag', () => {
    const offered = complete('<script async src="loader.js" |></script>')
    for (const name of [...Object.keys(tag.attributes).map(attributeName), 'data-site-context'])
      expect(offered.get(name)).toBeDefined()
    expect(complete('<p |></p>').get('data-api')).toBeUndefined()
  })

  it.each([
    ['data-tracking', ['on', 'validate', 'off']],
    ['data-errors', ['own', 'all', 'off']],
  ])('completes %s of the loader’s tag with its values', (name, values) => {
    expect([...complete(`<script src="loader.js" ${name}="|"></script>`).keys()]).toEqual(
      expect.arrayContaining(values),
    )
  })

  it('names the shape of a JSON attribute', () => {
    expect(hover('<div data-vitrine="add-to-cart" da|ta-product=""></div>')).toContain('JSON of ProductItem')
    expect(hover('<div data-vitrine="add-to-cart" da|ta-variants=""></div>')).toContain(
      'a list of VariantItem',
    )
  })

  it('completes parts and slots that a widget finds by attribute', () => {
    expect([...complete('<div data-cart="|"></div>').keys()]).toEqual(
      expect.arrayContaining(['lines', 'checkout']),
    )
    expect([...complete('<template data-slot="|"></template>').keys()]).toEqual(
      expect.arrayContaining(['line', 'empty', 'below-totals']),
    )
  })
})

it('names nothing twice', () => {
  const names = data.globalAttributes.map(({name}) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
