import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, expect, it} from 'vitest'
import type {ReadModule} from './chunks/moments.ts'
import {modulesOfUse} from './use.ts'
import {moduleOf} from './widget-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'use-'))
afterAll(() => rmSync(folder, {recursive: true}))

const place = (file: string): string => join(folder, file)

/** Writes a source, and returns where it is. */
function write(file: string, code: string): string {
  mkdirSync(dirname(place(file)), {recursive: true})
  writeFileSync(place(file), code)
  return place(file)
}

/** As the bundler tells of it: to each module what it imports. */
const graphOf =
  (graph: Readonly<Record<string, readonly string[]>>): ReadModule =>
  (id) =>
    ({importedIds: graph[id] ?? []}) as unknown as ReturnType<ReadModule>

const namesOf = (ids: ReadonlySet<string>): string[] => [...ids].map((id) => id.replace(/^.*\//, '')).sort()

it('a use takes what is marked as usual or for each use, with what that imports, but nothing rare, apart or unmarked', () => {
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

it('the use of a button takes the popover that it opens', () => {
  const read = graphOf({[moduleOf('cart-popover')]: [place('dialog.ts')]})
  expect(namesOf(modulesOfUse('add-to-cart', read))).toContain('dialog.ts')
  expect(namesOf(modulesOfUse('like', read))).toEqual([])
})
