import {type ReactNode, useId, useLayoutEffect, useState} from 'react'
import type {PricePart} from '../../../src/format/price-words.ts'
import {parseMerchandising} from '../../../src/model/merchandising.ts'
import type {Product} from '../../../src/model/product.ts'
import {buttonLabel, productBadge} from '../../../src/model/product-state.ts'
import {MAX_QUANTITY} from '../../../src/model/quantity.ts'
import {scarcityText} from '../../../src/model/scarcity-text.ts'
import {findVariant, optionValues} from '../../../src/model/selection.ts'
import {showsQuantity} from '../../../src/model/shows-quantity.ts'
import {warn} from '../../../src/page/report.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {definition} from '../definition.ts'
import {markupTexts as texts} from '../markup-strings.ts'
import {buttonsIn, type Parts, readParts} from '../parts/read-parts.ts'
import {readPrice} from './price.ts'
import {activeTexts} from './strings.ts'

interface Props {
  /** The element to render into. */
  host: HTMLElement
  product: Product
  merchandising: unknown
  quantity: number
  children: (parts: Parts) => ReactNode
}

function Option({name, product}: {name: string; product: Product}) {
  return (
    <label className="variant-option">
      <span className="variant-option-title">{name}</span>{' '}
      <select data-variant-option-name={name}>
        <option value="">{texts('chooseOption', {option: name})}</option>
        {optionValues(product, name).map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  )
}

function PriceText({parts}: {parts: readonly PricePart[]}) {
  return parts.map(({role, text}) => {
    if (role === 'label')
      return (
        <span key={text} className="add-to-cart__label">
          {text}
        </span>
      )
    if (role === 'paid') return parts.length > 1 ? `${text} ` : text
    return (
      <s key={role} className="original-price">
        {text}
      </s>
    )
  })
}

/** The price; an element may have no price. */
function Price({product}: {product: Product}) {
  const parts = readPrice(product, null)
  return (
    parts && (
      <p className="product-price">
        {parts === 'unavailable' ? activeTexts('priceUnavailable') : <PriceText parts={parts} />}
      </p>
    )
  )
}

function Quantity({quantity}: {quantity: number}) {
  const id = useId()
  return (
    <div className="product-quantity-input">
      <label htmlFor={id}>{texts('quantity')}</label>{' '}
      <input id={id} type="number" min={1} max={MAX_QUANTITY} step={1} defaultValue={quantity} />
    </div>
  )
}

/** Warns that the widget's own button was added next to existing ones: the author may have meant one of them. */
export function warnOfButtons(root: HTMLElement): void {
  if (!buttonsIn(root).length) return
  const wanted = 'give the one that adds type=submit or class="sqs-add-to-cart-button"'
  warn(definition.name, `holds several buttons: ${wanted}`, root)
}

/** For an element that the server left empty: rendered once, then taken over like any server HTML. */
export function Markup({host, product, merchandising, quantity, children}: Props) {
  const [parts, setParts] = useState<Parts | null>(null)
  useLayoutEffect(() => setParts(readParts(host, host, product.optionNames)), [host, product])
  const {multipleQuantityForServices} = currentSite()
  const isChoice = product.variants.length > 1
  const badge = productBadge(product)
  const scarcity = scarcityText(parseMerchandising(merchandising), product, findVariant(product, {}))
  return (
    <>
      <form className="add-to-cart__form">
        <Price product={product} />
        <span className="product-mark sale" hidden={badge !== 'sale'}>
          {texts('saleMark')}
        </span>
        <span className="product-mark sold-out" hidden={badge !== 'sold-out'}>
          {texts('soldOutMark')}
        </span>
        {isChoice && (
          <div className="product-variants">
            {product.optionNames.map((name) => (
              <Option key={name} name={name} product={product} />
            ))}
          </div>
        )}
        {showsQuantity(product, multipleQuantityForServices) && <Quantity quantity={quantity} />}
        <p className="product-scarcity" hidden={!scarcity}>
          {scarcity}
        </p>
        <button type="submit" className="sqs-add-to-cart-button">
          {buttonLabel(product, {subscribe: texts('subscribe'), addToCart: texts('addToCart')})}
        </button>
      </form>
      {parts && children(parts)}
    </>
  )
}
