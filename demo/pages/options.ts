import type {Product} from '../../src/model/product.ts'
import {optionValues, type Selection} from '../../src/model/selection.ts'
import type {SeedProduct} from '../seed/types.ts'
import {type Html, html} from './html.ts'

export interface OptionsInput {
  product: Product
  choice: SeedProduct['choice']
  /** What the ids of this form begin with: the same product can be on a page twice. */
  idPrefix: string
  selection: Selection
}

interface OptionInput extends OptionsInput {
  name: string
  id: string
}

const listOption = ({product, name, id, selection}: OptionInput): Html => html`<div class="variant-option">
          <label for="${id}">${name}</label>
          <select id="${id}" name="option:${name}" data-variant-option-name="${name}">
            <option value="">Select ${name}</option>
            ${optionValues(product, name).map(
              (value) =>
                html`<option value="${value}"${selection[name] === value && html` selected`}>${value}</option>`,
            )}
          </select>
        </div>`

const radioOption = ({
  product,
  name,
  id,
  selection,
}: OptionInput): Html => html`<fieldset class="variant-option">
          <legend>${name}</legend>
          <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">
            ${optionValues(product, name).map(
              (value, index) => html`<label class="variant-radiobtn-label" for="${id}-${index}">
              <input class="variant-radiobtn" id="${id}-${index}" type="radio" name="option:${name}" value="${value}"${
                selection[name] === value && html` checked`
              }> ${value}
            </label>`,
            )}
          </div>
        </fieldset>`

/** The options to choose from; nothing for a product of one variant. */
export function optionsOf(input: OptionsInput): Html | null {
  const {product, choice, idPrefix} = input
  if (product.variants.length < 2) return null
  const option = choice === 'radio' ? radioOption : listOption
  return html`<div class="product-variants">
        ${product.optionNames.map((name, index) => option({...input, name, id: `${idPrefix}-option-${index}`}))}
      </div>`
}
