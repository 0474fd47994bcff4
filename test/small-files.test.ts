import {globSync, readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {findCrumbs} from './small-files.ts'

const LAYER = 'the only door between two layers'
const DATA = 'data that is read apart from the code'
const OPTIONAL = 'tests and the demo use it as well'
const IDEA = 'another subject than the file that imports it'
const PUBLIC = 'one of many alike, each a name of the package'

/** Files below 15 lines with one importer, and why they stand alone. Each entry must be needed. */
const ALLOWED: Readonly<Record<string, string>> = {
  'loader/engine/find-opened.ts': IDEA,
  'loader/engine/release-root.ts': OPTIONAL,
  'loader/load-engine.ts': LAYER,
  'src/actions/load-part.ts': LAYER,
  'src/actions/request-restock.ts': LAYER,
  'src/api/members/member-strings.ts': DATA,
  'src/backends/mock/wait.ts': IDEA,
  'src/model/cookie-banner.ts': OPTIONAL,
  'src/template/parse/malformed.ts': IDEA,
  'src/toolkit/debounce.ts': PUBLIC,
  'src/toolkit/hash-text.ts': PUBLIC,
  'src/toolkit/is-same-json.ts': PUBLIC,
  'src/toolkit/sort-alphabetically.ts': PUBLIC,
  'src/toolkit/sort-naturally.ts': PUBLIC,
  'src/tools/validate/dataset.ts': PUBLIC,
  'src/tracking/events/served-item.ts': IDEA,
  'src/tracking/gate/page-codes.ts': DATA,
  'src/tracking/visitor/keep-choice.ts': OPTIONAL,
  'src/ui/cards/create-problem.ts': IDEA,
  'src/ui/lightbox/on-resized.ts': IDEA,
  'src/ui/native-fallback/strings.ts': DATA,
  'src/ui/skeleton/create-skeleton.ts': LAYER,
  'src/widget/use-store.ts': LAYER,
  'widgets/collection/lazy/shop/read-query.ts': IDEA,
  'widgets/collection/lazy/track-step.ts': IDEA,
}

const files = globSync('{bin,build,demo,loader,qa,react,src,widgets}/**/*.{ts,tsx}')
  .filter((path) => !/\.test\.tsx?$|\/generated\/|\.d\.ts$/.test(path))
  .map((path) => ({path, source: readFileSync(path, 'utf8')}))

it('a shipped file below 15 lines has two importers or a reason', () => {
  expect(files.length).toBeGreaterThan(1000)
  const shipped = findCrumbs(files).filter((path) => /^(?:loader|src|widgets)\//.test(path))
  expect(shipped.sort()).toEqual(Object.keys(ALLOWED))
})

it('finds a small file with one importer, and none that is imported lazily or twice, or that is long enough', () => {
  const found = findCrumbs([
    {
      path: 'a/index.ts',
      source: `import {b} from './b.ts'\nimport {c} from './c.ts'\nimport('./d.ts')\nimport './e.ts'`,
    },
    {path: 'a/other.ts', source: `import {c} from './c.ts'`},
    {path: 'a/b.ts', source: ''},
    {path: 'a/c.ts', source: ''},
    {path: 'a/d.ts', source: ''},
    {path: 'a/e.ts', source: '\n'.repeat(15)},
  ])
  expect(found).toEqual(['a/b.ts'])
})
