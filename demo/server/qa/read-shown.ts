import {type Example, readExamples} from '../../../build/read-examples.ts'
import {readWidgets, type Widget} from '../../../build/read-widgets.ts'
import {fillExample} from '../../qa/fill-example.ts'
import {platformExamples} from '../../qa/platform-examples.ts'
import {findTag} from '../../qa/widgets/find-tag.ts'
import {type Generated, generate} from '../../qa/widgets/generate.ts'
import {lengthen} from '../../qa/widgets/lengthen.ts'
import {listProducts, type ShopProduct} from '../catalogue/catalogue.ts'
import type {Database} from '../database.ts'
import type {DemoContext} from '../http/env.ts'
import {Refusal} from '../http/refusal.ts'
import type {Templates} from '../site/templates.ts'

/** The content of a widget's QA page, according to its address. */
export interface ShownWidget {
  widget: Widget
  names: readonly string[]
  /** Every example of the widget; those of the platform last. */
  examples: readonly Example[]
  index: number
  example: Example
  generated: Generated
  products: readonly ShopProduct[]
}

interface Sources {
  database: Database
  templates: () => Promise<Templates>
  hasLongTitles?: boolean
}

const longProduct = ({item, ...product}: ShopProduct): ShopProduct => ({
  ...product,
  item: {...item, title: lengthen(item.title)},
})

async function findWidget(name: string | undefined) {
  const widgets = await readWidgets()
  const widget = widgets.find((one) => one.name === name)
  if (!widget) throw new Refusal(404, `There is no widget ${name}.`)
  return {widget, names: widgets.map((one) => one.name)}
}

/** The example in the address, otherwise the first one with options. */
function indexOf(examples: readonly Example[], query: URLSearchParams): number {
  const asked = Number.parseInt(query.get('example') ?? '', 10)
  if (asked in examples) return asked
  return Math.max(
    examples.findIndex(({markup, widget}) => findTag(markup, widget)),
    0,
  )
}

export async function readShown(c: DemoContext, {database, templates, hasLongTitles}: Sources) {
  const {widget, names} = await findWidget(c.req.param('name'))
  const query = new URL(c.req.url).searchParams
  const store = c.get('store')
  const listed = await listProducts(database, store)
  const products = hasLongTitles ? listed.map(longProduct) : listed
  const isOfWidget = (one: Example) => one.widget === widget.name
  const own = (await readExamples()).filter(isOfWidget)
  const examples = [
    ...own.map((example) => fillExample(example, {products, crumb: c.get('crumb')})),
    ...platformExamples(await templates(), products, store).filter(isOfWidget),
  ]
  const index = indexOf(examples, query)
  const example = examples[index]
  if (!example) throw new Refusal(404, `${widget.name} has no example.`)
  // snippets contain a short product, and no visitor's token
  const generated = generate(widget, own[index] ?? example, {products, query})
  return {widget, names, examples, index, example, generated, products} satisfies ShownWidget
}
