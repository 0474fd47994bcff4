import {describe, expect, it} from 'vitest'
import {listFiles} from '../helpers/list-files.ts'
import {findStilted} from './english.ts'
import {read} from './read-documents.ts'

/** The list, and what tries it. */
const LIST = /^test\/docs\/(?:words|english)/
const files = listFiles('*.ts', '*.tsx', '*.md', '*.css', '*.yaml', '*.yml', '*.html').filter(
  (path) => !LIST.test(path),
)

describe('plain English', () => {
  it('is what comments, documents, descriptions and titles are written in', () => {
    expect(files.length).toBeGreaterThan(1500)
    expect(files.flatMap((path) => findStilted(path, read(path)))).toEqual([])
  })

  it.each(['// Nobody is told of it', 'a chunk of its own', 'Mounted anew'])('is not: %s', (line) => {
    expect(findStilted('a.ts', line).length).toBeGreaterThan(0)
  })

  it('names the line and what to write', () => {
    expect(findStilted('a.ts', 'const a = 1\n// mounts it anew')).toEqual(['a.ts:2: "anew": write again'])
  })
})
