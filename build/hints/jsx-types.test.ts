import {expect, it} from 'vitest'
import {readWidgets} from '../read-widgets.ts'
import {checkTypes} from './check-types.ts'
import {jsxTypes} from './jsx-types.ts'
import {pascalCase} from './types.ts'

const widgets = await readWidgets()

const elements = widgets.map(
  ({name}) => `<div key="${name}" data-vitrine="${name}" data-vitrine-load="visible" />`,
)

const exact = widgets.map(
  ({name}) =>
    `export const ${pascalCase(name)} = {'data-vitrine': '${name}'} satisfies WidgetAttributes['${name}']`,
)

const GOOD = `
import type {WidgetAttributes} from './jsx.d.ts'
${exact.join('\n')}
export const all = [${elements.join(',\n')}]
export const one = <div data-vitrine="gallery" data-design="slider" data-padding={8} data-autoplay data-lightbox-theme="dark" />
export const foreign = <div data-theme="cupcake" data-size="xl" />`

const BAD = `import type {WidgetAttributes} from './jsx.d.ts'
export const one = <div data-vitrine="galery" />
export const two = <div data-vitrine-load="soon" />
export const three = {'data-vitrine': 'gallery', 'data-design': 'gird'} satisfies WidgetAttributes['gallery']
export const four = {'data-vitrine': 'gallery', 'data-desing': 'grid'} satisfies WidgetAttributes['gallery']
export const five = <div data-vitrine="gallery" data-padding={{a: 1}} />`

it('the types take what authors write in JSX, and mind what no widget takes', {timeout: 60_000}, () => {
  const problems = checkTypes({'jsx.d.ts': jsxTypes(widgets), 'good.tsx': GOOD, 'bad.tsx': BAD})
  expect(problems.map(({file, line}) => `${file} ${line}`)).toEqual(
    [2, 3, 4, 5, 6].map((line) => `bad.tsx ${line}`),
  )
})
