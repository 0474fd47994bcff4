import {readdirSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {ApiError} from '../src/api/errors.ts'
import type {ApiErrorKind} from '../src/contract/errors.ts'
import {cardFile, cardModule} from './card/card-module.ts'
import {docsFile, generateDocs} from './docs.ts'
import {llmsFile, repositoryIndex} from './docs-site/llms.ts'
import {kinds} from './errors/about.ts'
import {errorsFile, errorsPage} from './errors/page.ts'
import {tag} from './hints/page.ts'
import {reactComponents} from './hints/react-components.ts'
import {reactProps} from './hints/react-props.ts'
import {pageWideFile, pageWideModule} from './page-wide.ts'
import {readWidgets} from './read-widgets.ts'
import {root} from './root.ts'
import {readDefinitions} from './schemas/definitions.ts'
import {generateShapes, shapesPage} from './schemas/page.ts'
import {shapesFile, shapeTypes} from './schemas/types.ts'
import {sizesFile, sizesPage} from './sizes/page.ts'
import {regionsFile, regionsModule} from './slots.ts'
import {readEntries, tableFile, tableModule} from './table.ts'
import {generateTheming, themeNames, themingFile} from './theming.ts'
import {pagesFolder, widgetPages} from './widget-pages/write.ts'

it('docs/reference/widgets.md matches the widgets (npm run generate)', async () => {
  expect(readFileSync(docsFile, 'utf8')).toBe(await generateDocs())
})

it('docs/reference/widgets/ has a page for each widget that matches it (npm run generate)', async () => {
  const written = readdirSync(pagesFolder).map((file) => [file, readFileSync(pagesFolder + file, 'utf8')])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(await widgetPages()))
})

it('docs/reference/shapes.md matches the schemas (npm run generate)', async () => {
  expect(readFileSync(shapesPage, 'utf8')).toBe(await generateShapes())
})

it('the types of the shapes match the schemas (npm run generate)', async () => {
  expect(readFileSync(shapesFile, 'utf8')).toBe(await shapeTypes(await readDefinitions()))
})

it('every attribute of the loader’s tag is documented, and no other', () => {
  const [, members = ''] =
    /export interface Tag \{(.*?)\n\}/s.exec(readFileSync(`${root}src/page/page.ts`, 'utf8')) ?? []
  const read = Array.from(members.matchAll(/^ {2}(\w+)\?: string \| undefined$/gm), ([, name = '']) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  expect(read).toContain('tracking')
  // the loader itself reads its own default and writes its version, and a nonce is an attribute of HTML
  expect(Object.keys(tag.attributes).sort()).toEqual(
    [...read.filter((name) => !/^(nonce|version)$/.test(name)), 'load'].sort(),
  )
})

it('the table matches the widgets (npm run generate)', async () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(tableModule(await readEntries()))
})

it('the regions for slots match the widgets (npm run generate)', async () => {
  expect(readFileSync(regionsFile, 'utf8')).toBe(await regionsModule())
})

it('the list of page-wide widgets matches the widgets (npm run generate)', async () => {
  expect(readFileSync(pageWideFile, 'utf8')).toBe(pageWideModule(await readEntries()))
})

it('the card of the page matches its template (npm run generate)', () => {
  expect(readFileSync(cardFile, 'utf8')).toBe(cardModule())
})

it('docs/reference/sizes.md matches the tested budgets (npm run generate)', () => {
  expect(readFileSync(sizesFile, 'utf8')).toBe(sizesPage())
})

it('docs/reference/errors.md matches the code (npm run generate)', () => {
  expect(readFileSync(errorsFile, 'utf8')).toBe(errorsPage())
})

it.each(Object.entries(kinds))('an error of the kind %s is reported as documented', (kind, {isExpected}) => {
  expect(new ApiError(kind as ApiErrorKind, '', '', {}).isExpected).toBe(isExpected)
})

it('llms.txt names the pages of docs/ (npm run generate)', () => {
  expect(readFileSync(llmsFile, 'utf8')).toBe(repositoryIndex())
})

describe('docs/reference/styles.md', () => {
  const written = readFileSync(themingFile, 'utf8')
  const listed = [...written.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name)

  it('lists the names for styling: a removed name is a breaking change with a line in CHANGELOG.md', async () => {
    const known = Object.values(themeNames(await readWidgets())).flatMap((names) => [...names.keys()])
    expect(listed.length).toBeGreaterThan(200)
    expect(listed.filter((name) => !known.includes(name))).toEqual([])
    expect(known.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('matches the widgets (npm run generate)', async () => {
    expect(written).toBe(await generateTheming())
  })
})

it.each([
  ['props', reactProps],
  ['components', reactComponents],
])('the %s of the React package match the widgets (npm run generate)', async (name, generate) => {
  const file = new URL(`../react/generated/${name}.ts`, import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(generate(await readWidgets()))
})
