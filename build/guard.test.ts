import type {Rolldown} from 'vite'
import {expect, it} from 'vitest'
import {findStowaways} from './guard.ts'

const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) =>
  ({type: 'chunk', name: fileName, fileName, moduleIds, imports, isEntry}) as unknown as Rolldown.OutputChunk

const bundle = (chunks: Rolldown.OutputChunk[]): Rolldown.OutputBundle =>
  Object.fromEntries(chunks.map((one) => [one.fileName, one]))

it('finds a module behind several imports, in circles too', () => {
  const found = findStowaways(
    bundle([
      chunk('entry.js', ['/p/widgets/a/index.tsx'], ['core.js'], true),
      chunk('core.js', ['/p/src/ui/a.ts'], ['deep.js']),
      chunk('deep.js', ['/p/src/api/http.ts'], ['core.js']),
    ]),
    /\/src\/api\//,
  )
  expect(found).toEqual(['entry.js brings /p/src/api/http.ts'])
})

it('lets what only an import() reaches', () => {
  const chunks = [
    chunk('entry.js', ['/p/widgets/a/index.tsx'], [], true),
    chunk('api.js', ['/p/src/api/http.ts']),
  ]
  expect(findStowaways(bundle(chunks), /\/src\/api\//)).toEqual([])
})
