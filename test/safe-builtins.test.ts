import {globSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {findRisky} from './safe-builtins.ts'

/** Servers and tools do not share a page; the overlay is for developers. The window's own `scrollTo` is safe. */
const ELSEWHERE = /\.test\.|^src\/(template|tools|api\/generated|toolkit|lib\/to-json\b)|\/about\.ts/

const files = globSync('{src,loader,widgets}/**/*.{ts,tsx}').filter((file) => !ELSEWHERE.test(file))

describe('code for pages', () => {
  it('does not use features that libraries change', () => {
    expect(files.length).toBeGreaterThan(300)
    const found = files.map((file) => [file, findRisky(readFileSync(file, 'utf8'))] as const)
    expect(found.filter(([, problems]) => problems.length)).toEqual([])
  })

  it.each([
    'const text = JSON.stringify(value)',
    'return Array.from(map, read)',
    'for (const [index, one] of all.entries())',
    'row.scrollTo({left: 0})',
    'for (const name in values) read(name)',
  ])('finds %s', (source) => {
    expect(findRisky(`\n${source}`)).toEqual([expect.stringMatching(/^2: use /)])
  })
})
