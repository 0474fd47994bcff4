import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {sheets} from '../build/style-sheets.ts'
import {listFiles} from './helpers/list-files.ts'
import {findOrderFaults} from './style-order.ts'
import {directImportsOf, HIDDEN} from './theming.ts'

/** `line.className = 'newsletter__thanks vitrine-success'`, or with a choice in the text. */
const LINE = /\bclass(?:Name)?\b.*/g
const CLASS = /[a-z]+-[\w-]+|[a-z]+__[\w-]+/g

const together = ['src', 'widgets']
  .flatMap((folder) => listFiles(folder))
  .filter((file) => /(?<!\.test|\/states)\.tsx?$/.test(file))
  .flatMap((file) => readFileSync(file, 'utf8').match(LINE) ?? [])
  .map((line) => line.match(CLASS) ?? [])
  .filter(({length}) => length > 1)

/** All sheets that others import. Hidden elements stay hidden by an important rule. */
const shared = new Set([...sheets.keys()].flatMap(directImportsOf).filter((file) => file !== HIDDEN))

describe('a rule of a shared style sheet', () => {
  it('yields to a widget’s own rule, whichever file arrives last', () => {
    expect(shared.size).toBeGreaterThan(10)
    expect(together.length).toBeGreaterThan(20)
    expect(findOrderFaults({sheets, shared, together})).toEqual([])
  })

  it.each([
    ['of one class', ':where(.a)', ':where(.b > .a)', 1],
    ['of two classes on one element', ':where(.a)', ':where(.c)', 1],
    ['of other elements', ':where(.a)', ':where(.a .b)', 0],
    ['of the content before an element', ':where(.a)', ':where(.a)::before', 0],
  ])('is compared with a rule %s', (_, first, second, count) => {
    const inLayer = (selector: string, property: string) =>
      `@layer vitrine { ${selector} { ${property}: 0 } }`
    const faults = findOrderFaults({
      sheets: new Map([
        ['shared.css', inLayer(first, 'margin')],
        ['own.css', inLayer(second, 'margin-block')],
      ]),
      shared: new Set(['shared.css']),
      together: [['a', 'c']],
    })
    expect(faults).toEqual(Array(count).fill('shared.css:1 and own.css:1 both set margin'))
  })

  it('may stand in an inner layer', () => {
    const rule = ':where(.a) { margin: 0 }'
    const pair = new Map([
      ['shared.css', `@layer vitrine { @layer shared { ${rule} } }`],
      ['own.css', `@layer vitrine { ${rule} }`],
    ])
    expect(findOrderFaults({sheets: pair, shared: new Set(['shared.css']), together: []})).toEqual([])
  })
})
