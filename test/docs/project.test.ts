import {existsSync} from 'node:fs'
import {expect, it} from 'vitest'
import {read} from './read-documents.ts'

const page = read('docs/project/how-a-page-comes-to-life.md')
const inCode = (pattern: RegExp): string[][] => Array.from(page.matchAll(pattern), ([, ...groups]) => groups)

it('the walk through a page names files that exist', () => {
  const paths = inCode(/`((?:[\w-]+\/)+[\w.-]+)`/g).flat()
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('the walk through a page names functions of these files', () => {
  const named = inCode(/`([\w/-]+\.tsx?)`[ ,]*\(?`(\w+)`\)/g)
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter(([path = '', name = '']) => !read(path).includes(name))).toEqual([])
})
