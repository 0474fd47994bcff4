import {readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {readWidgets} from '../read-widgets.ts'
import {shapesFile} from '../schemas/types.ts'
import {checkTypes} from './check-types.ts'
import {jsxTypes} from './jsx-types.ts'
import {pascalCase} from './types.ts'

const widgets = await readWidgets()
const shapes = readFileSync(shapesFile, 'utf8')

const elements = widgets.map(
  ({name}) => `<div key="${name}" data-vitrine="${name}" data-vitrine-load="visible" />`,
)

const exact = widgets.map(
  ({name}) =>
    `export const ${pascalCase(name)} = {'data-vitrine': '${name}'} satisfies WidgetAttributes['${name}']`,
)

const GOOD = `
import type {FormDefinition, ProductItem, WidgetAttributes} from './jsx.d.ts'
${exact.join('\n')}
export const all = [${elements.join(',\n')}]
export const one = <div data-vitrine="gallery" data-design="slider" data-padding={8} data-autoplay data-lightbox-theme="dark" />
const mug = {id: 'mug', title: 'Mug', variants: [{price: 2800, attributes: {Size: 'Small'}}]} satisfies ProductItem
const letter: FormDefinition = {id: 'letter', fields: [{id: 'email', type: 'email', required: true}]}
export const two = <div data-vitrine="add-to-cart" data-product={JSON.stringify(mug)} />
export const three = <div data-vitrine="form" data-form={JSON.stringify(letter)} />
export const foreign = <div data-theme="cupcake" data-size="xl" />`

const BAD = `import type {FormDefinition, GalleryOptions, ProductItem, WidgetAttributes} from './jsx.d.ts'
export const one = <div data-vitrine="galery" />
export const two = <div data-vitrine-load="soon" />
export const three = {'data-vitrine': 'gallery', 'data-design': 'gird'} satisfies WidgetAttributes['gallery']
export const four = {'data-vitrine': 'gallery', 'data-desing': 'grid'} satisfies WidgetAttributes['gallery']
export const five = <div data-vitrine="gallery" data-padding={{a: 1}} />
export const six = JSON.stringify({id: 'mug', varants: []} satisfies ProductItem)
export const seven = JSON.stringify({fields: [{id: 'a', type: 'mail'}]} satisfies FormDefinition)
export const eight = JSON.stringify({'thumbnails-per-row': 'four'} satisfies GalleryOptions)
export const nine = <div data-vitrine="add-to-cart" data-product={{id: 'mug', variants: []}} />`

it('the types accept valid JSX, and reject attributes that no widget has', () => {
  const problems = checkTypes({'jsx.d.ts': jsxTypes(widgets, shapes), 'good.tsx': GOOD, 'bad.tsx': BAD})
  expect(problems.map(({file, line}) => `${file} ${line}`)).toEqual(
    [2, 3, 4, 5, 6, 7, 8, 9, 10].map((line) => `bad.tsx ${line}`),
  )
})
