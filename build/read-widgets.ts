import {readdirSync, readFileSync} from 'node:fs'
import {toProductItem} from '../demo/seed/product-item.ts'
import {products} from '../demo/seed/products.ts'
import {shortProduct} from '../demo/seed/short-product.ts'
import type {WidgetEntry} from '../src/contract/widget.ts'
import type {About} from '../src/widget/about.ts'
import type {Definition} from '../src/widget/definition.ts'
import {widgets} from '../widgets/table.ts'
import {type Example, readSections} from './read-examples.ts'
import {root} from './root.ts'
import {readTexts} from './texts.ts'

/** Everything that a widget's folder declares. */
export interface Widget {
  name: string
  definition: Definition
  about: About<Definition, Record<string, string>>
  strings: Record<string, string>
  examples: readonly Example[]
  entry: WidgetEntry | undefined
}

/** A product as an author would write it, one variant per line, so that it is readable. */
function writeProduct(slug: string): string {
  const product = products.find((one) => one.slug === slug)
  if (!product) throw new Error(`an example names no product of the shop: ${slug}`)
  const {variants, ...rest} = shortProduct(toProductItem(product))
  const lines = variants.map((variant) => `\n    ${JSON.stringify(variant)}`)
  return `${JSON.stringify(rest).slice(0, -1)},"variants":[${lines}]}`.replaceAll("'", '&#39;')
}

const fill = (example: Example): Example => ({
  ...example,
  markup: example.markup.replace(/\{\{product:([\w-]+)\}\}/g, (_, slug) => writeProduct(slug)),
})

async function readWidget(name: string, strings: Record<string, string> = {}): Promise<Widget> {
  const folder = `${root}widgets/${name}`
  const {definition, about} = await import(`${folder}/widget.ts`)
  const examples = readSections(name, readFileSync(`${folder}/example.html`, 'utf8')).map(fill)
  const entry = widgets.find((one) => one.name === name)
  return {name, definition, about, strings, examples, entry}
}

/** Every widget, by the name of its folder. */
export async function readWidgets(): Promise<Widget[]> {
  const texts = await readTexts()
  const folders = readdirSync(`${root}widgets`, {withFileTypes: true}).filter((entry) => entry.isDirectory())
  return Promise.all(folders.map(({name}) => readWidget(name, texts[name])))
}
