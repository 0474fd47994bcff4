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

/** A document, and the place in it that `|` marks. */
function open(marked: string) {
  const document = TextDocument.create('file:///page.html', 'html', 1, marked.replace('|', ''))
  return [document, document.positionAt(marked.indexOf('|')), service.parseHTMLDocument(document)] as const
}

/** What the editor offers at `|`, by its label. */
function complete(marked: string): Map<string, CompletionItem> {
  const {items} = service.doComplete(...open(marked))
  return new Map(items.map((item) => [item.label, item]))
}

/** What the editor says of what `|` stands in. */
const hover = (marked: string): string => JSON.stringify(service.doHover(...open(marked))?.contents ?? '')

const quoted = (text: string): string => JSON.stringify(text).slice(1, -1)

describe.each(widgets)('in an editor, $name', ({name, definition, about}) => {
  it('is completed as a widget, and explained', () => {
    const item = complete('<div data-vitrine="|"></div>').get(name)
    expect(JSON.stringify(item?.documentation)).toContain(quoted(about.summary))
    expect(hover(`<div data-vitrine="${name.slice(0, 1)}|${name.slice(1)}"></div>`)).toContain(
      quoted(about.summary),
    )
  })

  it('has every attribute completed and explained, with its values', () => {
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
  it('what is there or not is written without a value', () => {
    const offered = complete('<div data-vitrine="gallery" |></div>')
    expect(offered.get('data-autoplay')?.textEdit?.newText).toBe('data-autoplay')
    expect(offered.get('data-design')?.textEdit?.newText).toBe('data-design="$1"')
  })

  it('an attribute of several widgets says what each makes of it', () => {
    const said = hover('<div da|ta-load=""></div>')
    expect(said).toContain('**image**')
    expect(said).toContain('**video**')
  })

  it('ranges and defaults are said', () => {
    expect(hover('<div da|ta-autoplay-duration=""></div>')).toContain('integer from 1 to 10; default `5`')
  })

  it('every element may say when it is fetched', () => {
    const values = complete('<div data-vitrine-load="|"></div>')
    expect([...values.keys()]).toEqual(expect.arrayContaining(['now', 'idle', 'visible', 'interaction']))
  })

  it('the loader’s tag has attributes of its own', () => {
    const offered = complete('<script async src="loader.js" |></script>')
    for (const name of [...Object.keys(tag.attributes).map(attributeName), 'data-site-context'])
      expect(offered.get(name)).toBeDefined()
    expect(complete('<p |></p>').get('data-api')).toBeUndefined()
  })

  it.each([
    ['data-tracking', ['on', 'validate', 'off']],
    ['data-errors', ['own', 'all', 'off']],
  ])('%s of the loader’s tag is completed with its values', (name, values) => {
    expect([...complete(`<script src="loader.js" ${name}="|"></script>`).keys()]).toEqual(
      expect.arrayContaining(values),
    )
  })

  it('what JSON holds is said by the name of its shape', () => {
    expect(hover('<div data-vitrine="add-to-cart" da|ta-product=""></div>')).toContain('JSON of ProductItem')
    expect(hover('<div data-vitrine="add-to-cart" da|ta-variants=""></div>')).toContain(
      'a list of VariantItem',
    )
  })

  it('parts and slots are completed where a widget looks for them by attribute', () => {
    expect([...complete('<div data-cart="|"></div>').keys()]).toEqual(
      expect.arrayContaining(['lines', 'checkout']),
    )
    expect([...complete('<template data-slot="|"></template>').keys()]).toEqual(
      expect.arrayContaining(['line', 'empty', 'below-totals']),
    )
  })
})

it('nothing is named twice', () => {
  const names = data.globalAttributes.map(({name}) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
