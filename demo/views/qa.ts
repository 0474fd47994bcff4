import type {Example} from '../../build/read-examples.ts'
import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {Presentation} from '../qa/presentation.ts'
import type {Size, Sizes} from '../qa/read-sizes.ts'
import type {Switches} from '../qa/switches.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {PageOf} from './page.ts'

export interface QaPageInput {
  examples: readonly Example[]
  products: readonly ShopProduct[]
  sizes: Sizes
  script: string
  switches: Switches
  presentation: Presentation
  /** The selected widget; empty for all. */
  asked: string
}

const kilobytes = new Intl.NumberFormat('en', {maximumFractionDigits: 1, minimumFractionDigits: 1})
const inKilobytes = (bytes: number) => `${kilobytes.format(bytes / 1000)} kB`

export const describeSize = (size: Size | undefined): string =>
  size ? `${inKilobytes(size.own)} alone, ${inKilobytes(size.all)} with shared files (brotli)` : ''

/** Every widget in every supported markup, with its description beside it. */
export const qaPage =
  ({examples, products, sizes, script, switches, presentation, asked}: QaPageInput): PageOf =>
  () => {
    const numbered = examples.map((example, index) => ({
      ...example,
      id: `qa-${index}`,
      widgetId: `qa-${example.widget}`,
    }))
    const names = [...new Set(examples.map(({widget}) => widget))]
    const widgets = names.map((name) => ({
      name,
      id: `qa-${name}`,
      size: describeSize(sizes[name]),
      examples: numbered.filter(({widget}) => widget === name),
    }))
    return {
      template: 'qa',
      title: 'QA',
      // the example of an order counts on no other page
      type: PAGE_TYPES['order-confirmed'],
      products,
      scripts: [script],
      theme: presentation.theme,
      data: {widgets, switches, asked},
    }
  }
