import {describe, expect, it} from 'vitest'
import {readWidgets} from '../build/read-widgets.ts'
import {sheets} from '../build/style-sheets.ts'
import {shared} from '../src/widget/about-shared.ts'
import {isWritten, joinSources, readClassSource} from './class-names.ts'
import {HIDDEN, importsOf, namesIn, namesOf, partsOf, readSources, STATES} from './theming.ts'

const widgets = await readWidgets()
const ui = readSources('src/ui')
/** Their parts take the classes from the widget that shows them: `cart-classes.test.ts` compares what they render. */
const CARTS = ['cart-page', 'cart-drawer']
const everything = joinSources([ui, readSources('widgets')])
const sheetOfPart = new Map(
  [...sheets.keys()]
    .filter((file) => file.startsWith('src/') && file !== HIDDEN && !STATES.includes(file))
    .map((file) => [file.replace(/.*\/|\.css/g, ''), file]),
)

const names = (record: object): string[] => Object.keys(record).sort()
const without = (all: Iterable<string>, known: Iterable<string>): string[] => {
  const set = new Set(known)
  return [...all].filter((name) => !set.has(name))
}
/** Excludes names of platform markup. */
const isOurs = (name: string): boolean => /__|^vitrine-/.test(name)

describe.each(widgets)('the styles of $name', ({name, about}) => {
  const parts = about.shares ?? []
  const own = namesOf(name)
  const classes = [about.classes, ...parts.map((part) => shared[part].classes)].flatMap(names)

  it('share the parts that the style sheets import', () => {
    expect([...parts].sort()).toEqual(partsOf(name))
  })

  it('have their custom properties described, and no other', () => {
    expect(names(about.properties)).toEqual([...own.properties].sort())
  })

  it('have classes that begin with the widget’s name, and those of shared parts', () => {
    const foreign = [...own.classes].filter((one) => !one.startsWith(`${name}__`))
    expect(without(foreign, classes)).toEqual([])
  })

  it('have every class described that the widget sets or the style sheet uses', () => {
    const given = readSources(`widgets/${name}`).given
    expect(without([...own.classes, ...given], classes)).toEqual([])
  })

  it.skipIf(CARTS.includes(name))('describe no unused class', () => {
    const sources = joinSources([ui, readSources(`widgets/${name}`)])
    expect(names(about.classes).filter((one) => !isWritten(one, sources))).toEqual([])
  })
})

/** A card has them, too: what styles the platform’s pages styles it. */
const PLATFORM = ['product-title', 'product-mark', 'product-price', 'product-prior-text', 'original-price']

describe('the styles of shared parts', () => {
  it('are described, part by part', () => {
    expect(names(shared)).toEqual([...sheetOfPart.keys()].sort())
  })

  it.each(Object.entries(shared))(
    '%s has its custom properties and classes described, and no other',
    (part, about) => {
      const sheet = sheetOfPart.get(part) ?? ''
      const {properties, classes} = namesIn(sheet)
      const imported = importsOf(sheet).flatMap((one) => [...namesIn(sheetOfPart.get(one) ?? '').classes])
      expect(names(about.properties)).toEqual([...properties].sort())
      expect(without(classes, [...names(about.classes), ...imported])).toEqual([])
      expect(names(about.classes).filter((one) => !isWritten(one, everything))).toEqual([])
    },
  )

  it('have every class described that is set, besides those of the platform’s pages', () => {
    expect(
      without(ui.given, [...PLATFORM, ...Object.values(shared).flatMap((about) => names(about.classes))]),
    ).toEqual([])
  })

  it('are described in words', () => {
    const texts = Object.values(shared).flatMap((about) => [
      about.summary,
      ...Object.values(about.classes),
      ...Object.values(about.properties),
    ])
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/)
  })
})

it('custom properties for pages begin with --vitrine-, and a widget sets all others', () => {
  const all = [...sheets.keys()].flatMap((file) => [...namesIn(file).properties])
  expect(all.filter((one) => !one.startsWith('--vitrine-') && !isWritten(one, everything))).toEqual([])
})

describe('classes are read from the syntax tree', () => {
  const source = `
    const a = <p className={\`one \${isOn ? 'two' : ''}\`} />
    element.className = isOn ? 'three' : 'four five'
    element.classList.toggle('six', isOn)
    apply(b, {classes: {seven: true}})
    const make = (part) => ({className: \`block__\${part}\`})
    make('eight'), make(BLOCK + 'nine')
    const BLOCK = 'other__'
  `
  const read = readClassSource('a.tsx', source)

  it('where they are set', () => {
    expect([...read.given].sort()).toEqual(['five', 'four', 'one', 'seven', 'six', 'three', 'two'])
  })

  it.each(['block__eight', 'other__nine', 'three'])('and %s can be written', (name) => {
    expect(isWritten(name, read)).toBe(true)
  })

  it.each(['block__ten', 'eleven', 'seven__eight'])('but %s cannot', (name) => {
    expect(isWritten(name, read)).toBe(false)
  })
})

it('every class with a widget’s prefix is described', () => {
  const described = [
    ...widgets.map(({about}) => about.classes),
    ...Object.values(shared).map((about) => about.classes),
  ]
  const given = [...everything.given].filter(isOurs)
  expect(given.length).toBeGreaterThan(80)
  expect(without(given, described.flatMap(names))).toEqual([])
})
