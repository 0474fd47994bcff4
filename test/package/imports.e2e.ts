import {expect, test} from '@playwright/test'
import imports from '../../build/sizes/imports.json' with {type: 'json'}
import {bundleImport} from './bundle-import.ts'

/** docs/reference/sizes.md has the figures: each is right within a tenth. */
const SLACK = 0.1

for (const [specifiers, measured] of Object.entries(imports))
  test(`import ${specifiers} costs an app what the reference says`, async () => {
    const {eager, lazy} = await bundleImport(specifiers)
    expect(Math.abs(eager - measured.eager), `eager: ${eager}`).toBeLessThanOrEqual(measured.eager * SLACK)
    expect(Math.abs(lazy - measured.lazy), `lazy: ${lazy}`).toBeLessThanOrEqual(measured.lazy * SLACK)
  })
