import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, expect, it} from 'vitest'
import type {ReadModule} from './chunks/moments.ts'
import {modulesOfUse} from './first-use-files.ts'
import {moduleOf} from './widget-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'use-'))
afterAll(() => rmSync(folder, {recursive: true}))

const place = (file: string): string => join(folder, file)

/** Writes a source file and returns its path. */
function write(file: string, code: string): string {
  mkdirSync(dirname(place(file)), {recursive: true})
  writeFileSync(place(file), code)
  return place(file)
}

/** The module graph as the bundler reports it: each module with its imports. */
const graphOf =
  (graph: Readonly<Record<string, readonly string[]>>): ReadModule =>
  (id) =>
    ({importedIds: graph[id] ?? []}) as unknown as ReturnType<ReadModule>

const namesOf = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => id.replace(/^.*\//, '')).sort()

it('a use includes imports marked usual or each use, with their own imports, but not rare, apart or unmarked ones', () => {
  const part = write(
    'part.ts',
    `import(/* usual */ './usual.ts'); import(/* rare */ './rare.ts'); import(/* apart */ './apart.ts'); import('./unmarked.ts')`,
  )
  const usual = write('usual.ts', `import(/* each use */ './deep/each.ts')`)
  const read = graphOf({
    [moduleOf('like')]: [part],
    [part]: [place('shared.ts')],
    [usual]: [place('helper.ts'), place('shared.ts')],
  })
  expect(namesOf(modulesOfUse('like', read))).toEqual(['each.ts', 'helper.ts', 'usual.ts'])
})

it('the use of a button includes the popover that it opens', () => {
  const read = graphOf({[moduleOf('cart-popover')]: [place('dialog.ts')]})
  expect(namesOf(modulesOfUse('add-to-cart', read))).toContain('dialog.ts')
  expect(namesOf(modulesOfUse('like', read))).toEqual([])
})
