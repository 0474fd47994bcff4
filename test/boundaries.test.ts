import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {findViolations} from './boundaries.ts'

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'bin', 'loader', 'qa', 'widgets', 'react', 'src'],
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
    ['widgets/a/index.tsx', `import {x} from '../../src/api/cart/cart.ts'`],
    ['widgets/a/index.tsx', `import {x} from '../../src/template'`],
    ['widgets/a/deep/file.ts', `export * from '../../../src/template/index.ts'`],
    ['widgets/a/index.tsx', `const x = () => import('../b/index.tsx')`],
    ['widgets/a/index.tsx', `import type {X} from '../b/context.ts'`],
    ['widgets/a/index.tsx', `import {\n  x,\n  y,\n} from '../../src/api/http.ts'`],
    ['src/ui/alert.ts', `import {x} from '../api/http.ts'`],
    ['src/model/cart.ts', `import '../page/site/site.ts'`],
    ['src/lib/a.ts', `import {x} from '../model/money.ts'`],
    ['loader/start.ts', `import {x} from '../src/actions/read-cart.ts'`],
    ['loader/engine/api.ts', `import {x} from '../../qa/overlay/overlay.ts'`],
    ['qa/overlay/a.ts', `import {x} from '../../src/actions/read-cart.ts'`],
    ['react/x.tsx', `import {x} from '../src/api/cart/cart.ts'`],
    ['widgets/a/index.tsx', `import {x} from '../../react/index.ts'`],
    ['loader/start.ts', `import {mount} from '../widgets/cart-indicator/index.tsx'`],
    ['widgets/registry.ts', `import {mount} from './cart-indicator/index.tsx'`],
    ['src/page/store/a.ts', `import {x} from '../../../demo/server/app.ts'`],
  ])('finds %s: %s', (file, source) => {
    expect(findViolations(file, source)).toHaveLength(1)
  })

  it.each([
    ['widgets/a/index.tsx', `import {x} from '../../src/widget/use-store.ts'\nimport './a.css'`],
    ['react/x.tsx', `import {definition} from '../widgets/a/definition.ts'`],
    ['widgets/registry.ts', `const load = () => import('./a/index.tsx')`],
    ['loader/engine/api.ts', `const load = () => import('../../src/page/store/public.ts')`],
    ['loader/engine/asked.ts', `const load = () => import('../../qa/overlay/overlay.ts')`],
    ['qa/overlay/a.ts', `import {decide} from '../../src/tracking/gate/gate.ts'`],
    ['src/api/cart/cart.test.ts', `import {x} from '../../test/helpers/fake-server.ts'`],
  ])('lets %s: %s', (file, source) => {
    expect(findViolations(file, source)).toEqual([])
  })
})
