import {PRODUCT_TYPE} from '../../../model/product-type.ts'
import type {Context, Formatter} from '../../compile/context.ts'
import {
  contentOf,
  getTotalStockRemaining,
  isMultipleQuantityAllowedForServices,
  isSubscribable,
  typeOf,
} from '../../product.ts'
import {asText, isTruthy, step, toOutput, type Value, walk} from '../../value.ts'
import {escapeAttribute, escapeText} from '../escape.ts'
import {toJson} from '../json.ts'
import {localized} from './text.ts'
import {variantsSelect} from './variants.ts'

/** Types with a quantity of more than one. */
function allowsMany(item: Value, context: Context): boolean {
  const type = typeOf(item)
  if (type === PRODUCT_TYPE.service)
    return isMultipleQuantityAllowedForServices(context.resolve('websiteSettings'))
  return type === PRODUCT_TYPE.physical
}

export const quantityInput: Formatter = (item, _args, context) => {
  if (!allowsMany(item, context) || isSubscribable(item) || getTotalStockRemaining(item) <= 1)
    return undefined
  const label = localized('productQuantityInputText', 'Quantity', context)
  return `


<div class="product-quantity-input" data-item-id="${escapeAttribute(step(item, 'id'))}" data-animation-role="content">
  <div class="quantity-label">${escapeText(label)}:</div>
  <input aria-label="${escapeAttribute(label)}" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`
}

function readLabel(item: Value, context: Context): string {
  const content = contentOf(item)
  const custom = isTruthy(step(content, 'useCustomAddButtonText')) ? step(content, 'customAddButtonText') : ''
  if (asText(custom)) return asText(custom)
  return isSubscribable(item)
    ? localized('productSubscribeText', 'Subscribe', context)
    : localized('productAddToCartText', 'Add To Cart', context)
}

const attribute = (name: string, value: Value): string => ` ${name}="${escapeAttribute(value)}"`

function formAttribute(content: Value): string {
  const form = step(content, 'additionalFieldsForm')
  return isTruthy(form) ? attribute('data-form', toJson(form)).trimStart() : ''
}

/** Only subscriptions have to state the way of buying. */
function optionAttribute(item: Value): string {
  const id = walk(contentOf(item), ['productSubscriptionOptions', 0, 'id'])
  return isSubscribable(item) && isTruthy(id) ? attribute('data-subscription-option-id', id).trimStart() : ''
}

function buttonAttributes(item: Value, label: string): string {
  const content = contentOf(item)
  return [
    attribute('data-collection-id', step(item, 'collectionId')),
    attribute('data-item-id', step(item, 'id')),
    attribute('data-product-type', step(content, 'productType')),
    attribute('data-use-custom-label', step(content, 'useCustomAddButtonText')),
    isSubscribable(item) ? attribute('data-is-subscription', 'true') : '',
    attribute('data-original-label', label),
    ' ',
    [formAttribute(content), optionAttribute(item)].filter(Boolean).join(' '),
  ].join('')
}

/** The language prints this in front of the button. */
const BLANK_LINES = '\n'.repeat(13)

export const addToCartButton: Formatter = (item, _args, context) => {
  const label = readLabel(item, context)
  const formClass = isTruthy(step(contentOf(item), 'additionalFieldsForm')) ? 'use-form' : ''
  return `${BLANK_LINES}<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary ${formClass}" role="button" tabindex="0" data-dynamic-strings${buttonAttributes(item, label)}>
    <div class="sqs-add-to-cart-button-inner">${escapeText(label)}</div>
  </div>
</div>`
}

export const productCheckout: Formatter = (item, args, context) =>
  [variantsSelect, quantityInput, addToCartButton].map((show) => toOutput(show(item, args, context))).join('')
