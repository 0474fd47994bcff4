import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {readSections} from '../../build/read-examples.ts'
import {readTexts} from '../../build/texts.ts'
import {toProductItem} from '../../demo/seed/product-item.ts'
import {products} from '../../demo/seed/products.ts'
import type {WidgetModule} from '../../src/contract/widget.ts'
import {REGIONS} from '../../src/ui/slots/generated/regions.ts'
import type {About} from '../../src/widget/about.ts'
import {shared} from '../../src/widget/about-shared.ts'
import type {Definition} from '../../src/widget/definition.ts'
import {widgets} from '../../widgets/table.ts'
import {watchConsole} from './console.ts'
import {pause} from './until.ts'
import {htmlOf, widgetPage} from './widget-page.ts'

interface Widget {
  about: About<Definition, Record<string, string>>
  definition: Definition
}

const fileOf = (widget: string, file: string): string =>
  join(import.meta.dirname, '../../widgets', widget, file)

/** All shipped sources of a widget, except its style sheets. */
const readSources = (widget: string): string =>
  readdirSync(fileOf(widget, '.'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/test\.|^(widget|states)\.ts/.test(file))
    .map((file) => readFileSync(fileOf(widget, file), 'utf8'))
    .join('\n')

/** Dispatches the events of a form for its widget. */
const SUBMISSION = 'ui/form/submission.ts'

/** Inserts the demo shop's products into an example. */
const fill = (markup: string): string =>
  markup.replace(/\{\{product:([\w-]+)\}\}/g, (whole, slug) => {
    const product = products.find((one) => one.slug === slug)
    return product ? JSON.stringify(toProductItem(product)).replaceAll("'", '&#39;') : whole
  })

/** Of platform markup, the outermost: happy-dom does not understand what a selector leaves out. */
function findElements(widget: string): HTMLElement[] {
  const authored = [...document.querySelectorAll<HTMLElement>(`[data-vitrine="${widget}"]`)]
  const platform = widgets
    .find(({name}) => name === widget)
    ?.selector?.replaceAll(/:not\(\[data-vitrine\][^)]*\)/g, '')
  if (authored.length || !platform) return authored
  const all = [...document.querySelectorAll<HTMLElement>(platform)]
  return all.filter((element) => !element.parentElement?.closest(platform))
}

/** Classes in the page that only Vitrine sets. */
const ownClasses = (): string[] =>
  [...document.querySelectorAll('[class]')]
    .flatMap(({classList}) => [...classList])
    .filter((name) => /__|^vitrine-/.test(name))

const names = (record: object): string[] => Object.keys(record).sort()
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([name]) => name)),
]

/** Checks that apply to every widget's folder. Its examples may need a page context. */
export async function describeWidget(
  {about, definition}: Widget,
  load: () => Promise<WidgetModule>,
  context?: unknown,
): Promise<void> {
  const page = await widgetPage(load)
  const said = watchConsole()
  const widget = definition.name
  const {[widget]: strings = {}} = await readTexts()
  const classes = new Set(
    [about.classes, ...(about.shares ?? []).map((part) => shared[part].classes)].flatMap(names),
  )

  describe(`the description of ${widget}`, () => {
    it('names each attribute and each text, and no other', () => {
      expect(names(about.attributes)).toEqual(names(definition.attributes))
      expect(names(about.strings)).toEqual(names(strings))
    })

    it('consists of words', () => {
      const {summary, shares: _shares, shapes: _shapes, tag: _tag, needs: _needs, slots, ...tables} = about
      const words = [...Object.values(tables), ...Object.values(slots).map((slot) => [slot.about])]
      const texts = [summary, ...words.flatMap((table) => Object.values(table))]
      for (const text of texts) expect(text).toMatch(/\w.*[.]$/s)
    })

    it('names the events that the widget dispatches on its element, and no others', () => {
      const sources = readSources(widget)
      const kernel = sources.includes(SUBMISSION)
        ? readFileSync(fileOf('..', `src/${SUBMISSION}`), 'utf8')
        : ''
      const sent = matches(sources + kernel, /(?<=\bemit\(')[\w-]+/g).map((name) => `vitrine:${name}`)
      expect(names(about.events)).toEqual(expect.arrayContaining(sent))
      const sentByStore =
        /^vitrine:(cart-change|item-added|stock-change|item-removed|member-change|wishlist-change|error)$/
      for (const name of names(about.events)) if (!sentByStore.test(name)) expect(sent).toContain(name)
    })

    it('names the slots that the widget looks for, and those of its regions', () => {
      const looked = matches(readSources(widget), /(?<=\b(?:findSlot|readModel|slotOr)\([\w.]+, ')[\w-]+/g)
      expect(names(about.slots)).toEqual(expect.arrayContaining(looked))
      for (const slot of names(about.slots)) {
        const within = matches(REGIONS[widget]?.[slot]?.selector ?? '', /(?<=\.)[\w-]+/g)
        expect(looked.includes(slot) || within.some((name) => classes.has(name))).toBe(true)
      }
    })

    it('has no empty texts', () => {
      for (const text of Object.values(strings)) expect(text.trim()).not.toBe('')
    })
  })

  describe(`examples of ${widget}`, () => {
    const examples = readSections(widget, readFileSync(fileOf(widget, 'example.html'), 'utf8'))

    it('exist', () => {
      expect(examples.length).toBeGreaterThan(0)
    })

    it.each(examples)('$title: mounts without a message, and restores its HTML', async ({markup}) => {
      if (context) page.setContext(context)
      document.body.innerHTML = fill(markup)
      const elements = findElements(widget)
      expect(elements.length).toBeGreaterThan(0)
      const opened = []
      for (const element of elements) opened.push(await page.mount(element))
      await pause(100)
      expect(ownClasses().filter((name) => !classes.has(name))).toEqual([])
      for (const {unmount, fail} of opened) {
        expect(fail).not.toHaveBeenCalled()
        unmount()
      }
      expect([...said.warnings, ...said.errors]).toEqual([])
      expect(htmlOf()).toBe(htmlOf(fill(markup)))
    })
  })
}
