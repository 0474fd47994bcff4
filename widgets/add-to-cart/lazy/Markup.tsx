import './steps.css'
import {type ReactNode, useId, useLayoutEffect, useState} from 'react'
import type {PricePart} from '../../../src/format/price-words.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import {isRecord} from '../../../src/lib/is-record.ts'
import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import type {Product} from '../../../src/model/product.ts'
import {buttonLabel, productBadge} from '../../../src/model/product-state.ts'
import {MAX_QUANTITY} from '../../../src/model/quantity.ts'
import {scarcityText} from '../../../src/model/scarcity-text.ts'
import {findVariant, optionValues} from '../../../src/model/selection.ts'
import {showsQuantity} from '../../../src/model/shows-quantity.ts'
import {soldOutText} from '../../../src/model/stock.ts'
import {type Swatches, valueImages} from '../../../src/model/swatches.ts'
import {warn} from '../../../src/page/report.ts'
import {currentSite, isPriorRequired} from '../../../src/page/site/current-site.ts'
import {markupTexts as texts} from '../markup-strings.ts'
import {pageText} from '../parts/page-text.ts'
import {buttonsIn, type Parts, readParts} from '../parts/read-parts.ts'
import {definition} from '../widget.ts'
import {readPrice} from './price.ts'
import {readScarcity} from './scarcity.ts'
import {activeTexts} from './strings.ts'

interface Props {
  /** The element to render into. */
  host: HTMLElement
  product: Product
  merchandising: unknown
  quantity: number
  lowStock: number | null
  swatches: Swatches
  onParts: (parts: Parts) => void
  children: (parts: Parts) => ReactNode
}

interface OptionProps {
  name: string
  product: Product
  swatches: Swatches
}

/** An option whose values are colours or pictures. */
function SwatchOption({name, product}: Omit<OptionProps, 'swatches'>) {
  const group = useId()
  return (
    <fieldset className="variant-option add-to-cart__swatches">
      <legend className="variant-option-title">{name}</legend>
      <div className="variant-radiobtn-wrapper" data-variant-option-name={name}>
        {optionValues(product, name).map((value) => (
          <label key={value}>
            <input type="radio" name={group} value={value} /> {value}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Option({name, product, swatches}: OptionProps) {
  const isOfSwatches =
    isRecord(asRecord(product.source.swatches)[name]) ||
    (swatches !== 'none' && valueImages(product, name).size > 0)
  if (isOfSwatches) return <SwatchOption name={name} product={product} />
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
    if (role === 'note')
      return (
        <span key={role} className="product-prior-text">
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

const Step = ({by, label}: {by: number; label: string}) => (
  <button type="button" className="add-to-cart__step" data-quantity-step={by} aria-label={label}>
    {by < 0 ? '\u2212' : '+'}
  </button>
)

function Quantity({quantity}: {quantity: number}) {
  const id = useId()
  return (
    <div className="product-quantity-input">
      <label htmlFor={id}>{texts('quantity')}</label> <Step by={-1} label={texts('fewer')} />
      <input id={id} type="number" min={1} max={MAX_QUANTITY} step={1} defaultValue={quantity} />
      <Step by={1} label={texts('more')} />
    </div>
  )
}

/** Warns that the widget's own button was added next to existing ones: the author may have meant one of them. */
export function warnOfButtons(root: HTMLElement): void {
  if (!buttonsIn(root).length) return
  const advice = 'give the one that adds type=submit or class="sqs-add-to-cart-button"'
  warn(definition.name, `holds several buttons: ${advice}`, root)
}

/** For an element that the server left empty: rendered once, then taken over like any server HTML. */
export function Markup({
  host,
  product,
  merchandising,
  quantity,
  lowStock,
  swatches,
  onParts,
  children,
}: Props) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [tell] = useState(() => onParts)
  useLayoutEffect(() => setParts(readParts(host, host, product)), [host, product])
  useLayoutEffect(() => {
    if (parts) tell(parts)
  }, [parts, tell])
  const {multipleQuantityForServices} = currentSite()
  const isChoice = product.variants.length > 1
  const badge = productBadge(product, null, isPriorRequired())
  const customSoldOut = textOrNull(readPath(merchandising, 'customSoldOutText'))
  const scarcity = scarcityText(readScarcity(merchandising, lowStock), product, findVariant(product, {}))
  return (
    <>
      <form className="add-to-cart__form">
        <Price product={product} />
        <span className="product-mark sale" hidden={badge !== 'sale'}>
          {pageText('productSaleText', 'saleMark') || texts('saleMark')}
        </span>
        <span className="product-mark sold-out" hidden={badge !== 'sold-out'}>
          {soldOutText(customSoldOut, pageText('productSoldOutText', 'soldOutMark') ?? texts('soldOutMark'))}
        </span>
        {isChoice && (
          <div className="product-variants">
            {product.optionNames.map((name) => (
              <Option key={name} name={name} product={product} swatches={swatches} />
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
