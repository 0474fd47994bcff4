import type {Example} from '../qa/read-examples.ts'
import type {Size, Sizes} from '../qa/read-sizes.ts'
import type {ShopProduct} from '../server/catalogue.ts'
import {escapeHtml, type Html, html, raw} from './html.ts'
import {PAGE_TYPE, type Page} from './page.ts'
import {platformExamples} from './qa-platform.ts'

export interface QaPageInput {
  examples: readonly Example[]
  products: readonly ShopProduct[]
  sizes: Sizes
  crumb: string
  script: string
}

type Values = Pick<QaPageInput, 'products' | 'crumb'>

/** Puts `{{product:<slug>}}` and `{{crumb}}` into an example, fit for an attribute in quotes of either kind. */
export const fillExample = (markup: string, {products, crumb}: Values): string =>
  markup
    .replace(/\{\{product:([\w-]+)\}\}/g, (whole, slug: string) => {
      const found = products.find(({record}) => record.slug === slug)
      return found ? escapeHtml(JSON.stringify(found.item)) : whole
    })
    .replaceAll('{{crumb}}', escapeHtml(crumb))

const section = (
  {widget, title}: Example,
  markup: Html,
  index: number,
): Html => html`<section class="qa-section" data-qa-widget="${widget}" aria-labelledby="qa-${index}">
      <h3 id="qa-${index}">${title}</h3>
      <div class="qa-example">${markup}</div>
      <div class="qa-report">
        <p>State: <span data-qa-state>no script yet</span></p>
        <p>Events:</p>
        <ol data-qa-events></ol>
      </div>
    </section>`

const kilobytes = new Intl.NumberFormat('en', {maximumFractionDigits: 1, minimumFractionDigits: 1})
const inKilobytes = (bytes: number) => `${kilobytes.format(bytes / 1000)} kB`

const sizeOf = ({own, all}: Size): Html =>
  html`<p>${inKilobytes(own)} of its own, ${inKilobytes(all)} with what it shares (brotli)</p>`

/** Every widget in every markup that it takes over, with what it says about itself beside it. */
export function qaPage({examples, products, sizes, crumb, script}: QaPageInput): Page {
  const own = examples.map((example) => ({
    example,
    markup: raw(fillExample(example.markup, {products, crumb})),
  }))
  const all = [...own, ...platformExamples(products)]
  const sections = all.map(({example, markup}, index) => ({example, part: section(example, markup, index)}))
  const widgets = [...new Set(sections.map(({example}) => example.widget))]
  return {
    title: 'QA',
    type: PAGE_TYPE.page,
    products,
    scripts: [script],
    main: html`<h1>Every widget</h1>
    ${widgets.map(
      (widget) =>
        html`<h2>${widget}</h2>${sizes[widget] && sizeOf(sizes[widget])}${sections.filter(({example}) => example.widget === widget).map(({part}) => part)}`,
    )}
    <section class="qa-section" aria-labelledby="qa-page">
      <h3 id="qa-page">Events of the page itself</h3>
      <div class="qa-report"><ol data-qa-events="page"></ol></div>
    </section>`,
  }
}
