import {PRODUCT_TYPE} from '../../../model/product-type.ts'
import type {Context, Formatter} from '../../compile/context.ts'
import {contentOf, getItemVariantOptions, isSubscribable, typeOf, type VariantOption} from '../../product.ts'
import {step, type Value} from '../../value.ts'
import {escapeAttribute, escapeText} from '../escape.ts'
import {toJson} from '../json.ts'
import {fill, localized} from './text.ts'

const showRadio = (name: string, value: string): string => `
      <input type="radio" class="variant-radiobtn" value="${value}" name="variant-option-${name}" id="variant-option-${name}-${value}"/>
      <label class="sqs-button-element--secondary" role="button" tabindex="0" for="variant-option-${name}-${value}">${value}</label>`

interface Texts {
  readonly title: string
  /** The first entry of the list. */
  readonly select: string
}

function readTexts(name: string, isGiftCard: boolean, context: Context): Texts {
  const select = isGiftCard
    ? localized('giftCardVariantSelectText', 'Select Value', context)
    : localized('productVariantSelectText', 'Select {variantName}', context)
  return {
    title: isGiftCard ? localized('giftCardValueDisplayText', 'Value', context) : name,
    select: fill(select, new Map([['variantName', name]]), context),
  }
}

/**
 * The language prints an ampersand unescaped here. That is safe if it begins no character reference: no reference
 * without a semicolon begins with these letters.
 */
const escapeLabel = (text: string): string =>
  escapeAttribute(text).replace(/&amp;(?=[hjkvwxz]|[^#a-z]|$)(?!\w+;)/gi, '&')

function showOption({name, values}: VariantOption, {title, select}: Texts): string {
  const key = escapeAttribute(name)
  const choices = values.map(escapeAttribute)
  const options = choices.map((value) => `<option value="${value}">${value}</option>`)
  return `<div class="variant-option">
    <div class="variant-option-title">${escapeText(title)}: </div>
    <div class="variant-select-wrapper">
      <select aria-label="${escapeLabel(select)}" data-variant-option-name="${key}">
        <option value="">${escapeText(select)}</option>
        ${options.join('')}
      </select>
    </div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${key}">${choices
      .map((value) => showRadio(key, value))
      .join('')}
    </div>
    </div>`
}

function subscriptionAttributes(item: Value): string {
  if (!isSubscribable(item)) return ''
  const plan = escapeAttribute(toJson(step(contentOf(item), 'subscriptionPlan')))
  return ` data-is-subscribable="true" data-subscription-plan="${plan}"`
}

/** The shopper's options, as lists and as radio buttons; nothing if there are no options. */
export const variantsSelect: Formatter = (item, _args, context) => {
  const options = getItemVariantOptions(item)
  if (!options.length) return undefined
  const isGiftCard = typeOf(item) === PRODUCT_TYPE.giftCard
  const shown = options.map((option) => showOption(option, readTexts(option.name, isGiftCard, context)))
  const id = escapeAttribute(step(item, 'id'))
  const variants = escapeAttribute(toJson(step(contentOf(item), 'variants')))
  return `
  
  
  
  

  <div class="product-variants" data-item-id="${id}" data-variants="${variants}"${subscriptionAttributes(item)} data-animation-role="content">
    ${shown.join('\n    ')}
  </div>
`
}
