import {expect, it} from 'vitest'
import type {ReadModule} from './chunks/moments.ts'
import {findUnused, modulesOfUse} from './first-use-files.ts'
import {root} from './root.ts'
import {moduleOf} from './widget-table.ts'

interface Module {
  imports?: readonly string[]
  lazy?: readonly string[]
}

/** The module graph as the bundler reports it. */
const graphOf =
  (graph: Readonly<Record<string, Module>>): ReadModule =>
  (id) => {
    const {imports = [], lazy = []} = graph[id] ?? {}
    return {importedIds: imports, dynamicallyImportedIds: lazy} as unknown as ReturnType<ReadModule>
  }

const zoom = `${root}src/ui/zoom/while-zoomed.ts`

it('a use includes the uses of the widget with their imports, but neither its own files nor other lazy imports', () => {
  const read = graphOf({
    [moduleOf('image-zoom')]: {imports: ['shared.ts'], lazy: [zoom, 'other.ts']},
    [zoom]: {imports: ['helper.ts', 'shared.ts'], lazy: ['deep.ts']},
  })
  expect([...modulesOfUse('image-zoom', read)].sort()).toEqual([zoom, 'helper.ts'].sort())
})

it('the use of a button includes the popover that it opens', () => {
  const read = graphOf({[moduleOf('cart-popover')]: {imports: ['dialog.ts']}})
  expect([...modulesOfUse('add-to-cart', read)]).toContain('dialog.ts')
  expect([...modulesOfUse('like', read)]).toEqual([])
})

it('names the uses that nothing of the widget imports lazily', () => {
  const line = {
    name: 'image-zoom',
    in: 'engine',
    uses: ['src/ui/zoom/while-zoomed.ts'],
    load: () => new Promise<never>(() => {}),
  } as const
  const found = (graph: Record<string, Module>) => findUnused(line, graphOf(graph))
  expect(found({[moduleOf('image-zoom')]: {imports: ['state.ts']}, 'state.ts': {lazy: [zoom]}})).toEqual([])
  expect(found({[moduleOf('image-zoom')]: {imports: [zoom]}})).toEqual([zoom])
})
