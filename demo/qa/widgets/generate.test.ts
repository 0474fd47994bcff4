// @vitest-environment happy-dom
import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {readWidgets, type Widget} from '../../../build/read-widgets.ts'
import {attributeName} from '../../../react/names.ts'
import type {Attribute, Definition} from '../../../src/widget/definition.ts'
import {readProps} from '../../../src/widget/read-props.ts'
import {watchConsole} from '../../../test/helpers/console.ts'
import {readOptions} from '../../../widgets/gallery/parts/read-options.ts'
import {generate} from './generate.ts'
import {ownOptions} from './options.ts'

watchConsole()

const widgets = await readWidgets()

/** The element on an author's page after pasting the snippet. */
function paste(snippet: string, widget: string): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = snippet
  const element = page.querySelector<HTMLElement>(`[data-vitrine="${widget}"]`)
  if (!element) throw new Error(`no ${widget} in ${snippet}`)
  return element
}

/** The same element with every option written out, including defaults. */
function writeOut(markup: string, widget: Widget, options: Record<string, string>): HTMLElement {
  const element = paste(markup, widget.name)
  for (const [name, text] of Object.entries(options)) element.setAttribute(name, text)
  return element
}

/** The props that the widget reads from its element; an invalid required attribute stops the widget. */
function propsOf(element: HTMLElement, definition: Definition): unknown {
  try {
    return definition.name === 'gallery' ? readOptions(element) : readProps(element, definition)
  } catch (error) {
    return error instanceof SyntaxError ? 'broken' : error
  }
}

const anything = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    'null',
    ' ',
    '"',
    "'",
    `"it's"`,
    '&quot;',
    '&amp;lt;',
    '</div><b>',
    '\n',
    '`',
    'é £ 字',
    '-0',
  ),
)

/** Minus zero counts as zero: it is omitted where zero is the default. */
const isMinusZero = (text: string): boolean => Object.is(Number(text), -0)

function textFor(attribute: Attribute): fc.Arbitrary<string> {
  if (attribute.type === 'boolean') return fc.constantFrom('true', 'false')
  if (attribute.type === 'choice') return fc.oneof(fc.constantFrom(...attribute.choices), anything)
  if (attribute.type === 'json') return fc.oneof(fc.json(), anything)
  return attribute.type === 'text'
    ? anything
    : fc
        .oneof(fc.integer().map(String), fc.double().map(String), anything)
        .filter((text) => !isMinusZero(text))
}

const optionsOf = ({definition}: Widget): fc.Arbitrary<Record<string, string>> => {
  const pairs = Object.entries(definition.attributes).map(([key, attribute]) =>
    textFor(attribute).map((text) => [attributeName(key), text] as const),
  )
  return fc
    .tuple(...pairs)
    .chain((all) => fc.subarray(all))
    .map((chosen) => Object.fromEntries(chosen))
}

const snippetOf = (widget: Widget, index: number, options: Record<string, string>): string => {
  const example = widget.examples[index]
  const generated = example && generate(widget, example, {products: [], query: new URLSearchParams(options)})
  return generated?.hasOptions ? generated.snippet : ''
}

const named = widgets.flatMap((widget) =>
  widget.examples.flatMap((_, index) =>
    snippetOf(widget, index, {}) ? [{widget, index, title: `${widget.name} ${index}`}] : [],
  ),
)

describe('the HTML to paste', () => {
  it('exists for an example of every widget', () => {
    expect(new Set(named.map(({widget}) => widget.name))).toEqual(new Set(widgets.map(({name}) => name)))
  })

  it.each(named)('gives the widget of $title the chosen options, whatever they are', ({widget, index}) => {
    const markup = widget.examples[index]?.markup ?? ''
    fc.assert(
      fc.property(optionsOf(widget), (options) => {
        const pasted = paste(snippetOf(widget, index, options), widget.name)
        const meant = writeOut(markup, widget, options)
        expect(propsOf(pasted, widget.definition)).toEqual(propsOf(meant, widget.definition))
        // no value has broken out of its attribute
        expect(pasted.parentElement?.textContent?.replace(/\s+/g, ' ')).toBe(
          meant.parentElement?.textContent?.replace(/\s+/g, ' '),
        )
      }),
      {numRuns: 25},
    )
  })

  it.each(named)('of $title has no attribute that repeats a default', ({widget, index}) => {
    const {definition} = widget
    const defaults = Object.entries(definition.attributes).flatMap(([key, attribute]) =>
      'default' in attribute ? [[attributeName(key), `${attribute.default ?? ''}`]] : [],
    )
    const options = {...Object.fromEntries(defaults), 'data-options': ''}
    const own = ownOptions(snippetOf(widget, index, options), definition)
    const left = Object.keys(own).filter((name) => defaults.some(([other]) => other === name))
    expect(left).toEqual([])
  })
})

const of = (name: string): Widget => {
  const widget = widgets.find((one) => one.name === name)
  if (!widget) throw new Error(`no ${name}`)
  return widget
}

const first = (name: string, index: number, options: Record<string, string>) =>
  snippetOf(of(name), index, options).split('>')[0]

describe('attributes', () => {
  it('have no value when they are on, and say false to turn a default off', () => {
    const show = {'data-autoplay': 'true', 'data-show-meta': 'false', 'data-design': 'slider'}
    const html = first('gallery', 0, {...show, 'data-lightbox': 'false', 'data-lightbox-theme': 'dark'})
    expect(html).toBe(
      '<div data-vitrine="gallery" data-design="slider" data-thumbnails-per-row="2" data-aspect-ratio="four-three" data-autoplay data-show-meta="false"',
    )
  })

  it('repeat a default where data-options would change it', () => {
    expect(first('gallery', 2, {'data-design': 'grid'})).toContain('data-design="grid"')
    expect(first('gallery', 2, {'data-design': 'grid', 'data-options': ''})).not.toContain('data-design')
  })

  it('contain JSON in single quotes, and no quote ends them', () => {
    const labels = `{"loggedIn": "It's \\"you\\" & <me>"}`
    const html = snippetOf(of('member-account'), 0, {'data-labels': labels})
    expect(html).toContain(`data-labels='{"loggedIn": "It&#39;s \\"you\\" &amp; &lt;me&gt;"}'`)
    expect(paste(html, 'member-account').dataset.labels).toBe(labels)
  })

  it('are ignored in an address when the widget does not read them', () => {
    expect(snippetOf(of('like'), 0, {onclick: 'x', 'data-evil': 'x', 'data-vitrine': 'form'})).toBe(
      snippetOf(of('like'), 0, {}),
    )
  })
})

describe('controls', () => {
  it.each(widgets.map((widget) => ({widget, name: widget.name})))(
    'of $name match its attributes, each with its description, range and choices',
    ({widget}) => {
      const example = widget.examples.findIndex((_, index) => snippetOf(widget, index, {}))
      const chosen = widget.examples[example]
      const controls =
        chosen && generate(widget, chosen, {products: [], query: new URLSearchParams()})?.controls
      expect(controls?.map(({name, hint}) => [name, hint])).toEqual(
        Object.keys(widget.definition.attributes).map((key) => [
          attributeName(key),
          widget.about.attributes[key],
        ]),
      )
      for (const {hint} of controls ?? []) expect(hint).not.toBe('')
    },
  )

  it('display the value of the address, then of the example, then the default', () => {
    const [example] = of('gallery').examples
    if (!example) throw new Error('no gallery')
    const query = new URLSearchParams('data-padding=7&data-autoplay=false&data-autoplay=true')
    const controls = generate(of('gallery'), example, {products: [], query})?.controls ?? []
    const value = Object.fromEntries(controls.map((control) => [control.name, control.value]))
    expect(value).toMatchObject({
      'data-padding': '7',
      'data-autoplay': 'true',
      'data-thumbnails-per-row': '2',
      'data-lightbox': 'true',
      'data-max-width': '300',
    })
    expect(controls.find(({name}) => name === 'data-padding')).toMatchObject({
      kind: 'number',
      own: '20',
      min: '0',
      max: '50',
      step: '1',
    })
  })
})
