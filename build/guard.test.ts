import {expect, it} from 'vitest'
import {findDescriptions, findStowaways, findStrangers} from './guard.ts'
import {ENGINE_MODULE} from './page-engine.ts'

const graph: Record<string, readonly string[]> = {
  [ENGINE_MODULE]: ['a.ts'],
  'a.ts': ['b.ts'],
  'b.ts': ['a.ts', 'src/lib/c.ts'],
  'widget.ts': ['deep.ts'],
  'deep.ts': ['/p/src/api/http.ts', 'widget.ts'],
}
const importsOf = (id: string) => graph[id] ?? []

it('finds modules that are imported indirectly, also in cycles', () => {
  expect(findStowaways(['widget.ts'], importsOf, /\/src\/api\//)).toEqual([
    'widget.ts brings /p/src/api/http.ts',
  ])
})

it('accepts all other modules', () => {
  expect(findStowaways([ENGINE_MODULE], importsOf, /\/src\/api\//)).toEqual([])
})

it('finds a module in the page engine’s file that not every page needs', () => {
  const inFile = [ENGINE_MODULE, 'b.ts', 'src/lib/c.ts', 'deep.ts']
  expect(findStrangers(inFile, [ENGINE_MODULE, 'b.ts', 'src/lib/c.ts'])).toEqual(['deep.ts'])
})

it('finds descriptions of widgets, and nothing else of them', () => {
  const described = ['/p/widgets/like/states.ts', '/p/src/widget/about-tokens.ts']
  const shipped = ['/p/widgets/like/parts/states.ts', '/p/widgets/like/index.ts', '/p/src/widget/adopt.ts']
  expect(findDescriptions([...described, ...shipped])).toEqual(described)
})
