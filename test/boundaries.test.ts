import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {findViolations} from './boundaries.ts'

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'loader', 'widgets', 'react', 'src'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

describe('the dependency rule', () => {
  it('is kept by every file', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap((file) => findViolations(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  it.each([
    ['widgets/a/index.tsx', `import {x} from '../../src/api/cart.ts'`],
    ['widgets/a/index.tsx', `import {x} from '../../src/template'`],
    ['widgets/a/deep/file.ts', `export * from '../../../src/template/index.ts'`],
    ['widgets/a/index.tsx', `const x = () => import('../b/index.tsx')`],
    ['widgets/a/index.tsx', `import type {X} from '../b/context.ts'`],
    ['widgets/a/index.tsx', `import {\n  x,\n  y,\n} from '../../src/api/http.ts'`],
    ['src/ui/alert.ts', `import {store} from '../store/store.ts'`],
    ['src/model/cart.ts', `import '../site/site.ts'`],
    ['src/lib/a.ts', `import {x} from '../model/money.ts'`],
    ['loader/start.ts', `import {store} from '../src/store/store.ts'`],
    ['loader/engine/api.ts', `import {x} from '../overlay/overlay.ts'`],
    ['loader/overlay/a.ts', `import {x} from '../../src/store/store.ts'`],
    ['react/x.tsx', `import {x} from '../src/api/cart.ts'`],
    ['widgets/a/index.tsx', `import {x} from '../../react/index.ts'`],
    ['loader/start.ts', `import {mount} from '../widgets/cart-indicator/index.tsx'`],
    ['widgets/registry.ts', `import {mount} from './cart-indicator/index.tsx'`],
    ['src/store/a.ts', `import {x} from '../../demo/server/app.ts'`],
  ])('finds %s: %s', (file, source) => {
    expect(findViolations(file, source)).toHaveLength(1)
  })

  it.each([
    ['widgets/a/index.tsx', `import {x} from '../../src/store/react.ts'\nimport './a.css'`],
    ['react/x.tsx', `import {definition} from '../widgets/a/definition.ts'`],
    ['widgets/registry.ts', `const load = () => import('./a/index.tsx')`],
    ['loader/engine/api.ts', `const load = () => import('../../src/store/public.ts')`],
    ['loader/engine/asked.ts', `const load = () => import('../overlay/overlay.ts')`],
    ['loader/overlay/a.ts', `import {decide} from '../../src/tracking/gate.ts'`],
    ['src/api/cart.test.ts', `import {x} from '../../test/helpers/fake-server.ts'`],
  ])('lets %s: %s', (file, source) => {
    expect(findViolations(file, source)).toEqual([])
  })
})
