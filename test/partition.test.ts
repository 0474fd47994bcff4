import {readFileSync} from 'node:fs'
import {h} from 'preact'
import {describe, expect, it} from 'vitest'
import {watchNodes} from './helpers/watch-nodes.ts'
import {findSecondRun} from './partition.ts'

const TEST = 'widgets/a/a.test.tsx'
const OTHER = 'widgets/b/b.test.tsx'

describe('a test of a widget', () => {
  const runsTwice = (sources: Record<string, string>) =>
    findSecondRun([TEST, OTHER], (file) => sources[file] ?? '').includes(TEST)

  it.each<[string, Record<string, string>]>([
    ['directly', {[TEST]: `import {useState} from 'react'`}],
    ['by another path of the package', {[TEST]: `import {createRoot} from "react-dom/client"`}],
    ['by an import without names', {[TEST]: `import 'react-dom'`}],
    ['by the library for tests', {[TEST]: `import {render} from '@testing-library/preact'`}],
    ['by a file of JSX', {[TEST]: `import {A} from './A.tsx'`, 'widgets/a/A.tsx': ''}],
    ['lazily', {[TEST]: `const load = () => import('./A.tsx')`, 'widgets/a/A.tsx': ''}],
    ['by the replacements for React', {[TEST]: `import {useId} from '../../build/preact/react.ts'`}],
    [
      'through a helper, a list of several lines and an export',
      {
        [TEST]: `import {\n  b,\n  c,\n} from '../../test/helpers/b.ts'`,
        'test/helpers/b.ts': `export * from './c.ts'`,
        'test/helpers/c.ts': `export {useId} from 'react'`,
      },
    ],
    [
      'in a circle',
      {
        [TEST]: `import './b.ts'`,
        'widgets/a/b.ts': `import './c.ts'`,
        'widgets/a/c.ts': `import './b.ts'\nimport 'react'`,
      },
    ],
  ])('that reaches React %s runs twice', (_, sources) => {
    expect(runsTwice(sources)).toBe(true)
  })

  it.each<[string, Record<string, string>]>([
    ['imports nothing', {[TEST]: ''}],
    ['only imports types', {[TEST]: `import type {ReactNode} from 'react'`}],
    ['imports a package with a similar name', {[TEST]: `import 'react-is-not'`}],
    [
      'reads the table, whose lines name files that render',
      {
        [TEST]: `import {widgets} from '../table.ts'`,
        'widgets/table.ts': `const a = () => import('./a/A.tsx')`,
        'widgets/a/A.tsx': '',
      },
    ],
    ['is beside one that reaches it', {[TEST]: '', [OTHER]: `import 'react'`}],
  ])('that %s runs once', (_, sources) => {
    expect(runsTwice(sources)).toBe(false)
  })

  it('is stopped where it renders all the same', () => {
    const hasRendered = watchNodes()
    expect(hasRendered()).toBe(false)
    h('p', null)
    expect(hasRendered()).toBe(true)
  })

  it('reaches no React by what runs before it', () => {
    const config = readFileSync('vite.config.ts', 'utf8')
    const files = Array.from(config.matchAll(/'(test\/helpers\/[^']+)'/g), ([, file = '']) => file)
    expect(files.length).toBeGreaterThan(2)
    expect(findSecondRun(files)).toEqual([])
  })
})
