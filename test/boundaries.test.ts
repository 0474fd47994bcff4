import {existsSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {LAYERS, layersPage} from '../build/layers.ts'
import {findCircles, findUpward, findViolations} from './boundaries.ts'
import {listFiles} from './helpers/list-files.ts'

const folders = [...new Set(Object.keys(LAYERS).map((layer) => layer.split('/')[0] ?? ''))]
const files = listFiles(...folders).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
const sources = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))

describe('the dependency rule', () => {
  it('holds for every file', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(
      Object.entries(sources).flatMap(([file, source]) => findViolations(file, source, existsSync)),
    ).toEqual([])
  })

  it('points down in the table', () => {
    expect(findUpward(LAYERS)).toEqual([])
    expect(
      findUpward({a: {imports: ['b']}, b: {imports: ['a']}, c: {imports: ['c', 'package.json']}}),
    ).toEqual(['b is not above a', 'c is not above c'])
  })

  it('finds no cycles', () => {
    expect(findCircles(sources)).toEqual([])
  })

  it.each([
    ['widgets/a/index.tsx', `import {x} from '../../src/api/cart/cart.ts'`],
    ['widgets/a/index.tsx', `import {x} from '../../src/template'`],
    ['widgets/a/deep/file.ts', `export * from '../../../src/template/index.ts'`],
    ['widgets/a/index.tsx', `const x = () => import('../b/index.tsx')`],
    ['widgets/a/index.tsx', `import type {X} from '../b/context.ts'`],
    ['widgets/a/index.tsx', `import {template} from './react.tsx'`],
    ['widgets/a/react.tsx', `import {strings} from '../b/widget.ts'`],
    ['widgets/a/react.tsx', `import {x} from '../../src/actions/add-item.ts'`],
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
    ['widgets/table.ts', `import {mount} from './cart-indicator/index.tsx'`],
    ['src/page/store/a.ts', `import {x} from '../../../demo/server/app.ts'`],
    ['src/page/store/a.ts', `const x = () => import('../../../widgets/cart-popover/index.tsx')`],
    ['src/page/store/a.ts', `const x = () => import('../../ui/alert.ts')`],
    ['src/lib/a.ts', `import type {X} from '../../widgets/cart-popover/context.ts'`],
    ['bin/vitrine-compile.ts', `import {x} from '../src/api/http.ts'`],
    ['demo/server/app.ts', `import {x} from '../../src/actions/add-item.ts'`],
    ['demo/server/app.ts', `import {x} from '../../loader/scan.ts'`],
    ['demo/server/app.ts', `import {x} from '../../test/helpers/a.ts'`],
    ['demo/server/app.ts', `import {x} from '../../bench/spread.ts'`],
    ['demo/server/app.ts', `import {buildAll} from '../../build/build.ts'`],
    ['demo/seed/products.ts', `import {x} from '../server/database.ts'`],
    ['demo/seed/products.ts', `import {x} from '../../build/root.ts'`],
    ['demo/templates/a.ts', `import {x} from '../seed/products.ts'`],
    ['build/sizes/page.ts', `import budgets from '../../test/budgets.json' with {type: 'json'}`],
    ['build/sizes/page.ts', `import type {X} from '../../test/helpers/a.ts'`],
    ['build/docs.ts', `import {x} from '../bench/spread.ts'`],
    ['build/docs.ts', `import {x} from '../bin/vitrine.ts'`],
    ['build/docs.ts', `import {x} from '../demo/server/app.ts'`],
    ['build/docs.ts', `const x = () => import('../demo/static/write-static-demo.ts')`],
    ['build/docs.ts', `import {buildAll} from './build.ts'`],
    ['build/dev.ts', `import {x} from '../test/chromium.ts'`],
    ['bin/vitrine.ts', `import {x} from '../build/root.ts'`],
    ['bin/vitrine.ts', `import {x} from '../demo/seed/products.ts'`],
    ['bin/vitrine.ts', `import {x} from '../test/chromium.ts'`],
    ['test/long/language.ts', `import {x} from '../../bench/run.ts'`],
    ['bench/run.ts', `import {x} from '../build/build.ts'`],
    ['bench/run.ts', `import {x} from '../src/api/http.ts'`],
    ['src/new/a.ts', `import {x} from '../lib/is-record.ts'`],
    ['src/model/quantity.ts', `import {useState} from 'react'`],
    ['src/page/store/store.ts', `import {useSyncExternalStore} from 'react'`],
    ['src/template/value.ts', `import type {ReactNode} from 'react'`],
    ['src/template/value.ts', `import {readFileSync} from 'node:fs'`],
    ['src/lib/a.ts', `import {createStore} from 'zustand/vanilla'`],
    ['src/actions/a.ts', `import ky from 'ky'`],
    ['src/ui/alert.ts', `import {createRoot} from 'react-dom/client'`],
    ['widgets/a/press.ts', `import {useState} from 'react'`],
    ['widgets/a/index.tsx', `const x = () => import('dompurify')`],
    ['src/contract/a.ts', `import '@scope/package/deep'`],
  ])('finds %s: %s', (file, source) => {
    expect(findViolations(file, source)).toHaveLength(1)
  })

  it.each([
    ['widgets/a/index.tsx', `import {x} from '../../src/widget/use-store.ts'\nimport './a.css'`],
    ['react/x.tsx', `import {markupStrings} from '../widgets/a/widget.ts'`],
    ['widgets/a/react.tsx', `import {markupStrings} from './widget.ts'`],
    ['widgets/a/react.tsx', `import {Email} from '../../react/Email.tsx'`],
    ['widgets/table.ts', `const load = () => import('./a/index.tsx')`],
    ['loader/engine/api.ts', `const load = () => import('../../src/page/store/public.ts')`],
    ['loader/engine/requested-features.ts', `const load = () => import('../../qa/overlay/overlay.ts')`],
    ['qa/overlay/a.ts', `import {decide} from '../../src/tracking/gate/gate.ts'`],
    ['widgets/a/use-a.ts', `import {useState} from 'react'`],
    ['src/ui/form/Field.tsx', `import {useState} from 'react'`],
    ['src/api/http.ts', `import ky from 'ky'`],
    ['src/page/store/load.ts', `const load = () => import('../../actions/index.ts')`],
    ['bin/vitrine-compile.ts', `import {readFileSync} from 'node:fs'`],
    ['demo/server/app.ts', `import {Hono} from 'hono'`],
    ['demo/server/app.ts', `import {readWidgets} from '../../build/read-widgets.ts'`],
    ['build/build.ts', `import {x} from '../demo/static/write-static-demo.ts'\nimport {y} from './docs.ts'`],
    ['build/read-widgets.ts', `import {products} from '../demo/seed/products.ts'`],
    ['test/media/studio.ts', `import {x} from '../../build/build.ts'\nimport {test} from '@playwright/test'`],
    ['bench/run.ts', `import {x} from '../test/install-peers.ts'\nimport {x} from 'vite'`],
  ])('accepts %s: %s', (file, source) => {
    expect(findViolations(file, source)).toEqual([])
  })
})

it('the text of an import in a generator is no import', () => {
  const source = `const line = "import {x} from '../test/a.ts'"`
  expect(findViolations('build/table.ts', source)).toHaveLength(1)
  expect(findViolations('build/table.ts', source, () => false)).toEqual([])
})

describe('cycles', () => {
  it.each([
    ['of values', `import {b} from './b.ts'`],
    ['of types', `import type {B} from './b.ts'`],
    ['behind import()', `const load = () => import('./b.ts')`],
    ['of re-exports', `export * from './b.ts'`],
  ])('%s are found', (_, source) => {
    const other = `import type {A} from '../lib/c.ts'`
    const sources = {
      'src/lib/a.ts': source,
      'src/lib/b.ts': other,
      'src/lib/c.ts': `import {a} from './a.ts'`,
    }
    expect(findCircles(sources)).toEqual([['src/lib/a.ts', 'src/lib/b.ts', 'src/lib/c.ts']])
  })

  it('do not include two paths to one file', () => {
    const way = `import {c} from './c.ts'`
    const sources = {
      'src/lib/a.ts': `${way}\nimport {b} from './b.ts'`,
      'src/lib/b.ts': way,
      'src/lib/c.ts': '',
    }
    expect(findCircles(sources)).toEqual([])
  })
})

it('the documented table of layers matches the checked one', () => {
  expect(readFileSync('src/README.md', 'utf8')).toBe(layersPage())
})
