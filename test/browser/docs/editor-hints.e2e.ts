import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {expect, test} from '@playwright/test'
import {htmlData} from '../../../build/hints/html-data.ts'
import {jsxTypes} from '../../../build/hints/jsx-types.ts'
import {readWidgets} from '../../../build/read-widgets.ts'
import {shapesFile} from '../../../build/schemas/types.ts'
import {DIST} from '../support/dist.ts'

const read = (file: string) => readFile(new URL(file, DIST), 'utf8')

test('the data for editors matches the attributes of the widgets', async () => {
  const widgets = await readWidgets()
  expect(JSON.parse(await read('vitrine.html-data.json'))).toEqual(
    JSON.parse(JSON.stringify(htmlData(widgets))),
  )
  const product = fileURLToPath(import.meta.resolve('vitrine/schemas/product.json'))
  expect(JSON.parse(await readFile(product, 'utf8'))).toMatchObject({title: 'ProductItem'})
  expect(await read('react/jsx.d.ts')).toBe(jsxTypes(widgets, await readFile(shapesFile, 'utf8')))
})
