import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, describe, expect, it} from 'vitest'
import {printDeclaration} from './print.ts'
import {augmentsOf, exportsOf, textOf, usedBy} from './reach.ts'
import {readModule} from './read-module.ts'

describe('a file of types', () => {
  it('gives each declaration in one line, whatever wrote it', () => {
    const ours =
      "/** A shop. */\nexport interface Shop {\n  name: string // shown\n  kind?: 'a' | 'b'\n  at: {\n    x: number\n    y: number\n  }\n}\n"
    const compilers =
      'export declare interface Shop {\n    name: string;\n    kind?: "a" | "b";\n    at: {\n        x: number;\n        y: number;\n    };\n}\n'
    const line = 'interface Shop {name: string; kind?: "a" | "b"; at: {x: number; y: number}}'
    expect(readModule('a.d.ts', ours).declared.get('Shop')).toEqual([line])
    expect(readModule('a.d.ts', compilers).declared.get('Shop')).toEqual([line])
  })

  it('keeps the overloads of a function', () => {
    const {declared} = readModule(
      'a.d.ts',
      'export declare function f(a: 1): 1;\nexport declare function f(a: 2): 2;\n',
    )
    expect(declared.get('f')).toEqual(['function f(a: 1): 1', 'function f(a: 2): 2'])
  })

  it('that cannot be read is an error', () => {
    expect(() => readModule('a.d.ts', 'export interface {')).toThrow('a.d.ts')
  })
})

describe('an entry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-types-'))
  afterAll(() => rmSync(folder, {recursive: true}))
  mkdirSync(join(folder, 'model'))
  const entry = join(folder, 'index.d.ts')
  const cart = join(folder, 'model/cart.d.ts')
  writeFileSync(
    entry,
    "import type { ReactNode } from 'react';\nimport type { Cart } from './model/cart.ts';\nexport * from './model/cart.ts';\nexport { Line as CartLine } from './model/cart.ts';\nexport declare const read: (node: ReactNode) => Cart;\n",
  )
  writeFileSync(
    cart,
    'interface Hidden { "Line": 1 }\ninterface Line { of: Hidden }\nexport interface Cart { lines: Line[] }\nexport { Line };\ndeclare global { interface Window { Shop: Cart } }\n',
  )

  it('exports what it passes on, under the names that it gives', () => {
    expect([...exportsOf(entry)]).toEqual([
      ['Cart', {file: cart, name: 'Cart'}],
      ['CartLine', {file: cart, name: 'Line'}],
      ['Line', {file: cart, name: 'Line'}],
      ['read', {file: entry, name: 'read'}],
    ])
  })

  it('uses declarations that it does not export, and no word of a text', () => {
    expect(usedBy({file: entry, name: 'read'})).toEqual([{file: cart, name: 'Cart'}])
    expect(usedBy({file: cart, name: 'Line'})).toEqual([{file: cart, name: 'Hidden'}])
    expect(usedBy({file: cart, name: 'Hidden'})).toEqual([])
    expect(textOf({file: cart, name: 'Line'})).toBe('interface Line {of: Hidden}')
  })

  it('adds to the names of every page', () => {
    expect(augmentsOf(entry)).toEqual(['global {interface Window {Shop: Cart}}'])
  })
})

describe('a declaration', () => {
  const members = Array.from({length: 12}, (_, at) => `member${at}: {a: string; b: number}`)

  it('has a line for each member if it is long', () => {
    expect(printDeclaration(`interface Long {${members.join('; ')}}`).split('\n')).toEqual([
      'interface Long {',
      ...members.map((member) => `  ${member}`),
      '}',
    ])
  })

  it('is cut at the object that it ends with', () => {
    const printed = printDeclaration(`function f({a, b}: Options): {${members.join('; ')}}`)
    expect(printed.split('\n')[0]).toBe('function f({a, b}: Options): {')
  })

  it('stays a line if it is short, or ends with no object', () => {
    expect(printDeclaration('interface Short {a: string; b: string}')).not.toContain('\n')
    expect(printDeclaration(`const f: (options: {${members.join('; ')}}) => void`)).not.toContain('\n')
  })
})
