import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {docsFile, generateDocs} from './docs.ts'

it('docs/widgets.md is what the widgets say of themselves (npm run generate)', async () => {
  expect(readFileSync(docsFile, 'utf8')).toBe(await generateDocs())
})
