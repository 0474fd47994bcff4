import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {docsFile, generateDocs} from './docs.ts'
import {reactProps} from './hints/react-props.ts'
import {readWidgets} from './read-widgets.ts'

it('docs/widgets.md is what the widgets say of themselves (npm run generate)', async () => {
  expect(readFileSync(docsFile, 'utf8')).toBe(await generateDocs())
})

it('the props of the React components are what the widgets read (npm run generate)', async () => {
  const file = new URL('../react/generated/props.ts', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(reactProps(await readWidgets()))
})
