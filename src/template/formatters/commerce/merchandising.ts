import {displayState} from '../../../model/display-state.ts'
import type {Context, Formatter} from '../../compile/context.ts'
import {isPriorRequired} from '../../prior-price.ts'
import {getTotalStockRemaining, RAW, readRawProduct} from '../../product.ts'
import {asNumber, asText, isTruthy, step, type Value, walk} from '../../value.ts'
import {escapeAttribute, escapeText} from '../escape.ts'
import {toJson} from '../json.ts'
import {fill, localized} from './text.ts'

/** The shop's settings for one of its products. */
const settingsOf = (item: Value, {resolve}: Context): Value =>
  step(resolve('productMerchandisingContext'), asText(step(item, 'id')))

const listOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : [])

function showScarcity(view: Value, pattern: string, context: Context): string {
  const attributes = step(view, 'attributes')
  const hidden = isTruthy(attributes)
    ? ` data-variant-attributes="${escapeAttribute(toJson(attributes))}" hidden`
    : ''
  const text = fill(pattern, new Map([['qtyInStock', step(view, 'qtyInStock')]]), context)
  return `\n  <div class="product-scarcity"${hidden}>\n    ${escapeText(text)}\n  </div>\n`
}

/**
 * The stock of all variants together, shown until one is selected: if the shop wants that, gives no number itself, and
 * every variant in stock is scarce.
 */
function defaultViews(item: Value, settings: Value, views: readonly Value[]): readonly Value[] {
  const qtyInStock = views.reduce<number>((sum, view) => sum + asNumber(step(view, 'qtyInStock')), 0)
  const isAll = qtyInStock > 0 && qtyInStock === getTotalStockRemaining(item)
  const isWanted = isAll && isTruthy(step(settings, 'scarcityShownByDefault'))
  return isWanted && views.every((view) => isTruthy(step(view, 'attributes'))) ? [{qtyInStock}] : []
}

export const productScarcity: Formatter = (item, _args, context) => {
  const settings = settingsOf(item, context)
  if (!isTruthy(step(settings, 'scarcityEnabled'))) return item
  const pattern = asText(step(settings, 'scarcityText'))
  const views = listOf(step(settings, 'scarcityTemplateViews'))
  const all = [...defaultViews(item, settings, views), ...views]
  return all.map((view) => showScarcity(view, pattern, context)).join('')
}

function showMailingList(settings: Value): string {
  if (!isTruthy(step(settings, 'mailingListSignUpEnabled'))) return ''
  const checked = isTruthy(step(settings, 'mailingListOptInByDefault')) ? ' checked' : ''
  const text = escapeText(walk(settings, ['restockNotificationMessages', 'mailingListDescription']))
  return `  <label class="product-restock-mailing-list"><input type="checkbox" name="isJoinMailingList"${checked}>${text}</label>`
}

function showRestock(item: Value, view: Value, settings: Value, hasCaptcha: boolean): string {
  const message = (name: string): Value => walk(settings, ['restockNotificationMessages', name])
  const hidden = isTruthy(step(view, 'hiddenByDefault')) ? ' hidden' : ''
  return `
<div class="product-restock-notification" data-product-id="${escapeAttribute(step(item, 'id'))}" data-variant-id="${escapeAttribute(step(view, 'variantId'))}"${hidden}>
  <span class="product-restock-cta">${escapeText(message('CTAText'))}</span>
  <form class="product-restock-form" action="#">
    <input type="text" x-autocompletetype="email" spellcheck="false" name="email" placeholder="${escapeAttribute(message('placeholderText'))}">
    <input class="sqs-editable-button" type="submit" value="${escapeAttribute(message('buttonText'))}">
  </form>
${showMailingList(settings)}
${hasCaptcha ? '  <div class="captcha-container"></div>' : ''}
</div>
`
}

export const productRestockNotification: Formatter = (item, _args, context) => {
  const settings = settingsOf(item, context)
  const views = listOf(step(settings, 'restockNotificationViews'))
  const hasCaptcha = isTruthy(walk(context.resolve('website'), ['captchaSettings', 'siteKey']))
  const forms = views.map((view) => showRestock(item, view, settings, hasCaptcha)).join('')
  return forms && `\n\n\n\n\n\n${forms}`
}

/** An unknown type counts as sold out. */
export const productStatus: Formatter = (item, _args, context) => {
  const product = readRawProduct(item)
  const badge = product
    ? displayState({...product, isPriorRequired: isPriorRequired(context)}, RAW).badge
    : 'sold-out'
  if (!badge) return undefined
  const text =
    badge === 'sold-out'
      ? asText(step(settingsOf(item, context), 'customSoldOutText')) ||
        localized('productSoldOutText', 'sold out', context)
      : localized('productSaleText', 'sale', context)
  return `<div class="product-mark ${badge}">${escapeAttribute(text)}</div>`
}

export const productQuickView: Formatter = (item, [group = ''], context) => {
  const named = group ? (context.resolve(group) ?? group) : ''
  return `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${escapeAttribute(step(item, 'id'))}" data-group="${escapeAttribute(named)}">${escapeText(localized('productQuickViewText', 'Quick View', context))}</span>`
}

/** The total quantity of a cart. */
export const cartQuantity: Formatter = (cart) => {
  const quantities = listOf(step(cart, 'entries')).map((entry) => asNumber(step(entry, 'quantity')) || 0)
  const total = quantities.reduce((sum, quantity) => sum + quantity, 0)
  return `<span class="sqs-cart-quantity">${total}</span>`
}
