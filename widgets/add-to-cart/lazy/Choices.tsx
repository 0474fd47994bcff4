import {useLayoutEffect, useState} from 'react'
import {createPortal} from 'react-dom'
import type {Product, Variant} from '../../../src/model/product.ts'
import {isValueMarked, type Selection} from '../../../src/model/selection.ts'
import type {AddToCartProps} from '../parts/context.ts'
import {isSelect, type OptionControl} from '../parts/controls.ts'
import {isNamed, keepInAddress} from './address.ts'
import {CardPicture} from './CardPicture.tsx'
import {priceDifference} from './price-difference.ts'
import {ownValue} from './selection.ts'

export {priceDifference} from './price-difference.ts'

interface Props extends Pick<AddToCartProps, 'root' | 'parts' | 'source' | 'isList' | 'showsDifferences'> {
  product: Product
  selection: Selection
  variant: Variant | null
  /** The option that was chosen last. */
  last: string | undefined
  /** The selection is the server's. */
  isServed: boolean
}

/** A place at the end of a radio button's label, or of a button; moving its other content would lose the focus. */
function createPlace({element, button}: OptionControl): HTMLElement | null {
  const label = button ? element : element.labels?.[0]
  if (isSelect(element) || !label) return null
  const place = document.createElement('span')
  place.className = 'add-to-cart__difference'
  label.append(place)
  return place
}

function Differences({parts: {controls}, product, selection, last}: Props) {
  const [places, setPlaces] = useState<readonly (HTMLElement | null)[]>([])
  useLayoutEffect(() => {
    const created = controls.map(createPlace)
    setPlaces(created)
    return () => {
      for (const place of created) place?.remove()
    }
  }, [controls])
  return controls.map((control, index) => {
    const {name} = control
    const place = places[index]
    const value = ownValue(control)
    const isOut = isValueMarked(product, selection, {name, value, last})
    const text = place && !isOut && priceDifference(product, selection, name, value)
    return place && text ? createPortal(` ${text}`, place, `${index}`) : null
  })
}

/** What follows a choice besides the button and the price: the address of the page, prices beside the values, the picture. */
export function Choices(props: Props) {
  const {product, variant, isServed, source, isList, showsDifferences} = props
  const isKept = source === 'product'
  useLayoutEffect(() => {
    if (!isKept) return undefined
    const keep = () => keepInAddress(product, variant, isServed)
    const keepAgain = () => {
      if (isNamed()) keep()
    }
    keep()
    addEventListener('popstate', keepAgain)
    return () => removeEventListener('popstate', keepAgain)
  }, [isKept, product, variant, isServed])
  return (
    <>
      {showsDifferences && <Differences {...props} />}
      {isList && <CardPicture {...props} />}
    </>
  )
}
