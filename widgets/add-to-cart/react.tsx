import type {AddToCartProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'
import {asRecord} from '../../src/lib/as-record.ts'
import {markupStrings} from './markup-strings.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The variants, from the product or from the attribute. */
function readVariants({product, variants}: AddToCartProps): Record<string, unknown>[] {
  const {variants: own, structuredContent} = asRecord(product)
  return listOf(variants ?? own ?? asRecord(structuredContent).variants).map(asRecord)
}

/** The values of each option, in the order of the variants. */
function readOptions(props: AddToCartProps): Map<string, Set<string>> {
  const options = new Map<string, Set<string>>()
  for (const {attributes} of readVariants(props))
    for (const [name, value] of Object.entries(asRecord(attributes)))
      options.set(name, (options.get(name) ?? new Set()).add(String(value)))
  return options
}

function Option({name, values}: {name: string; values: ReadonlySet<string>}) {
  return (
    <label className="variant-option">
      <span className="variant-option-title">{name}</span>{' '}
      <select name={`option:${name}`} data-variant-option-name={name}>
        <option value="">{markupStrings.chooseOption.replace('{option}', name)}</option>
        {[...values].map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  )
}

/** A form with all options and the button. The app renders the prices: pass `children` with a `.product-price`. */
export const template: Template<AddToCartProps> = {
  tag: 'div',
  children(props) {
    const options = [...readOptions(props)]
    return (
      <form method="post" action="/cart/add">
        {options.length > 0 && (
          <div className="product-variants">
            {options.map(([name, values]) => (
              <Option key={name} name={name} values={values} />
            ))}
          </div>
        )}
        <button type="submit" className="sqs-add-to-cart-button">
          {props.label ?? markupStrings.addToCart}
        </button>
      </form>
    )
  },
}
