import type {Example} from '../../../build/read-examples.ts'
import type {Widget} from '../../../build/read-widgets.ts'
import {attributeName} from '../../../react/names.ts'
import {shortProduct} from '../../seed/short-product.ts'
import type {ShopProduct} from '../../server/catalogue/catalogue.ts'
import {fillExample} from '../fill-example.ts'
import {type Control, controlsOf} from './controls.ts'
import {findTag} from './find-tag.ts'
import {type Options, ownOptions, setOptions} from './options.ts'

/** An example with the options of an address. */
export interface Generated {
  /** HTML that an author can paste. */
  snippet: string
  /** False for platform markup, which the platform's server writes. */
  hasOptions: boolean
  controls: readonly Control[]
}

/** The last of several values: a checked box follows its unchecked default. */
function readOptions(query: URLSearchParams, {definition}: Widget): Options {
  const known = new Set(Object.keys(definition.attributes).map(attributeName))
  return Object.fromEntries([...query].filter(([name]) => known.has(name)))
}

/** Examples are nested in a section of their file. */
const outdent = (example: Example): Example => ({...example, markup: example.markup.replaceAll('\n  ', '\n')})

export function generate(
  widget: Widget,
  example: Example,
  {products, query}: {products: readonly ShopProduct[]; query: URLSearchParams},
): Generated {
  const {markup} = fillExample(outdent(example), {products, itemOf: shortProduct})
  if (!findTag(markup, widget.name)) return {snippet: markup, hasOptions: false, controls: []}
  const options = readOptions(query, widget)
  return {
    snippet: setOptions(markup, widget.definition, options),
    hasOptions: true,
    controls: controlsOf(widget, ownOptions(markup, widget.definition), options),
  }
}
