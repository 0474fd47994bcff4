import {expect, it} from 'vitest'
import {widgets} from '../widgets/table.ts'
import {root} from './root.ts'
import {enginesTable, loadersTable} from './widget-table.ts'

const FILES = {
  'cart-indicator': ['chunks/cart-indicator-a.js', 'chunks/engine-a.js'],
  engine: ['chunks/engine-a.js', 'chunks/shared-a.js'],
  'add-to-cart': [
    'chunks/add-to-cart-a.js',
    'assets/add-to-cart-a.css',
    'chunks/shared-a.js',
    'chunks/preact2-a.js',
  ],
}

/** The table that a plugin generates. */
const tableOf = (plugin: ReturnType<typeof loadersTable>): string => {
  const {load} = plugin
  const code = typeof load === 'function' ? load.call(Object.create(null), `${root}widgets/table.ts`) : null
  return typeof code === 'string' ? code : ''
}

it('the loader lists the files of its widgets: the widget’s file first, and none that every page has', () => {
  const table = tableOf(loadersTable(FILES, {}))
  expect(table).toContain("load: () => loadChunk('add-to-cart.css preact2')")
  expect(table).not.toContain('gallery')
})

it('a list of a widget that was not built is an error', () => {
  expect(() => tableOf(loadersTable({...FILES, 'add-to-cart': []}, {}))).toThrow('add-to-cart was not built')
})

it('each widget is in exactly one of the two tables', () => {
  const named = (table: string) => widgets.filter(({name}) => table.includes(`name: "${name}"`))
  const [loaders, engines] = [named(tableOf(loadersTable(FILES, {}))), named(tableOf(enginesTable))]
  expect([...loaders, ...engines].map(({name}) => name).sort()).toEqual(widgets.map(({name}) => name).sort())
})
