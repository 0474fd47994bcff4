import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {moduleOf} from '../widget-table.ts'
import type {ReadModule} from './moments.ts'
import {namesOf} from './names-of.ts'
import {planChunks} from './plan-chunks.ts'

interface Module {
  imports?: string[]
  lazy?: string[]
  size?: number
}

/** The module graph as the bundler reports it. */
const graphOf =
  (graph: Readonly<Record<string, Module>>): ReadModule =>
  (id) => {
    const {imports = [], lazy = [], size = 1000} = graph[id] ?? {}
    return {
      importedIds: imports,
      dynamicallyImportedIds: lazy,
      code: 'x'.repeat(size),
    } as unknown as ReturnType<ReadModule>
  }

const plan = (graph: Record<string, Module>, most = 99): string[][] =>
  planChunks(['engine'], graphOf(graph), most)
    .map(({modules}) => [...modules].sort())
    .sort((a, b) => `${a}`.localeCompare(`${b}`))

describe('the plan of chunks', () => {
  it('puts exactly the imports of its first module into the page engine', () => {
    const graph = {
      engine: {imports: ['page'], lazy: ['widget']},
      page: {},
      widget: {imports: ['page', 'helper']},
      helper: {},
    }
    expect(plan(graph)).toEqual([
      ['engine', 'page'],
      ['helper', 'widget'],
    ])
  })

  it('separates a large module that two widgets need', () => {
    const [audio = '', menu = ''] = ['audio', 'menu'].map(moduleOf)
    const graph = {
      engine: {lazy: [audio, menu]},
      [audio]: {imports: ['shared'], size: 50_000},
      [menu]: {imports: ['shared'], size: 50_000},
      shared: {size: 50_000},
    }
    expect(plan(graph)).toEqual([[audio], [menu], ['engine'], ['shared']])
  })

  it('does not load available modules again', () => {
    const graph = {
      engine: {lazy: ['form']},
      form: {imports: ['fields'], lazy: ['send'], size: 50_000},
      fields: {size: 50_000},
      send: {imports: ['fields', 'calls'], size: 50_000},
      calls: {},
    }
    expect(plan(graph)).toEqual([['calls', 'send'], ['engine'], ['fields', 'form']])
  })

  it('merges the cheapest files until there are few enough', () => {
    const [audio = '', follow = '', menu = ''] = ['audio', 'follow', 'menu'].map(moduleOf)
    const graph = {
      engine: {lazy: [audio, follow, menu]},
      [audio]: {size: 10},
      [follow]: {size: 20},
      [menu]: {size: 90_000},
    }
    expect(plan(graph, 3)).toEqual([[audio, follow], [menu], ['engine']])
  })

  it('merges no lazy imports that neither every page nor a use makes, and does not count them', () => {
    const [audio = '', menu = ''] = ['audio', 'menu'].map(moduleOf)
    const graph = {
      engine: {lazy: [audio, menu, 'rare', 'rarer']},
      [audio]: {size: 10},
      [menu]: {size: 10},
      rare: {size: 10},
      rarer: {size: 10},
    }
    expect(plan(graph, 3)).toEqual([[audio], [menu], ['engine'], ['rare'], ['rarer']])
  })

  it('puts modules that widgets share with one on every page into that widget’s file', () => {
    const [link = '', gallery = '', form = ''] = ['cart-indicator', 'gallery', 'form'].map(moduleOf)
    const graph = {
      engine: {lazy: [link, gallery, form]},
      [link]: {imports: ['kit'], size: 50_000},
      [gallery]: {imports: ['kit', 'pictures'], size: 50_000},
      [form]: {imports: ['kit'], size: 50_000},
      kit: {size: 50_000},
      pictures: {},
    }
    const files = plan(graph)
    expect(files).toHaveLength(4)
    for (const file of [[link, 'kit'], [form], [gallery, 'pictures']]) expect(files).toContainEqual(file)
  })

  it('keeps what one kind of shop shares with its own lazy code out of the files of others', () => {
    const [woo, other] = ['/src/backends/woocommerce/', '/src/backends/medusa/'] as const
    const graph: Record<string, Module> = {
      engine: {imports: [], lazy: [`${woo}index.ts`, `${woo}products.ts`, `${other}products.ts`], size: 1},
      [`${woo}index.ts`]: {imports: [`${woo}amounts.ts`], lazy: [], size: 9000},
      [`${woo}products.ts`]: {imports: [`${woo}amounts.ts`, 'products'], lazy: [], size: 9000},
      [`${other}products.ts`]: {imports: ['products'], lazy: [], size: 9000},
      [`${woo}amounts.ts`]: {imports: [], lazy: [], size: 10},
      products: {imports: [], lazy: [], size: 900},
    }
    const file = plan(graph).find((modules) => modules.includes(`${woo}amounts.ts`)) ?? []
    expect(file).not.toContain('products')
    expect(file).not.toContain(`${other}products.ts`)
  })

  const WIDGETS = ['audio', 'captcha', 'follow', 'like', 'menu'].map(moduleOf)
  const NAMES = ['engine', ...WIDGETS, 'rare', 'rarer']
  /** A module imports only later ones, so that there are no static cycles; lazy imports can target any module. */
  const graphs = fc
    .tuple(
      ...NAMES.map((_, place) =>
        fc.record({
          imports: fc.subarray(NAMES.slice(place + 1)),
          lazy: fc.subarray(NAMES.slice(1)),
          size: fc.integer({min: 1, max: 60_000}),
        }),
      ),
    )
    .map((modules) => Object.fromEntries(modules.map((module, place) => [NAMES[place] ?? '', module])))

  it('puts each module into one file, without import cycles between files', () => {
    fc.assert(
      fc.property(graphs, fc.integer({min: 1, max: 8}), (graph, most) => {
        const files = plan(graph, most)
        const all = files.flat()
        expect(new Set(all).size).toBe(all.length)
        const fileOf = (id: string): number => files.findIndex((file) => file.includes(id))
        const nextOf = (file: number): number[] =>
          (files[file] ?? [])
            .flatMap((id) => (graph[id]?.imports ?? []).map(fileOf))
            .filter((next) => next !== file)
        const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
          nextOf(from).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
        for (const file of files.keys()) expect(reaches(file, file)).toBe(false)
      }),
    )
  })
})

it('names a file after the widget that starts in it, and uses no name twice', () => {
  const read = graphOf({})
  const parts = [
    {modules: ['/p/src/ui/large.ts', '/p/widgets/gallery/index.ts'], moments: new Set<string>(), size: 2},
    {modules: ['/p/node_modules/x/dist/x.es.mjs'], moments: new Set<string>(), size: 1},
    {modules: ['/p/src/gallery.ts', '/p/src/other.ts'], moments: new Set<string>(), size: 1},
  ]
  expect([...new Set(namesOf(parts, read).values())]).toEqual(['gallery', 'x-es', 'other'])
})

it('names a file after its folder too when the names of its modules are taken', () => {
  const read = graphOf({})
  const parts = ['/src/backends/vendure/calls.ts', '/src/backends/shopify/calls.ts'].map((id) => ({
    modules: [id],
    moments: new Set<string>(),
    size: 1,
  }))
  expect([...namesOf(parts, read).values()]).toEqual(['calls', 'shopify-calls'])
})
