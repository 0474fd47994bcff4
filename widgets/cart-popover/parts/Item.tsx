import {useEffect, useState} from 'react'
import {fetchMoney, formatMoneyIfThere} from '../../../src/format/lazy-money.ts'
import {listComma} from '../../../src/lib/list-comma.ts'
import type {CartEntry} from '../../../src/model/cart.ts'
import {mediaAddress} from '../../../src/model/web-address.ts'
import {apiAddress} from '../../../src/page/site/api-address.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'
import {store} from '../../../src/page/store/store.ts'

/**
 * The price of one, in the currency of the cart; empty if the shop states none, null until the code for money has
 * loaded.
 */
function formatPrice({purchasePriceCents: minor}: CartEntry): string | null {
  if (minor === null) return ''
  const site = currentSite()
  const {currency, minorUnits} = {...store.getState().cart}
  return formatMoneyIfThere({currency: currency ?? site.currency, minor, minorUnits}, site.locale)
}

function usePrice(entry: CartEntry): string | null {
  const [price, setPrice] = useState(() => formatPrice(entry))
  useEffect(() => {
    if (price !== null) return
    let isOver = false
    fetchMoney().then(
      () => !isOver && setPrice(formatPrice(entry)),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [price, entry])
  return price
}

interface ItemProps {
  entry: CartEntry
  quantity: number
}

/** The options and the price of the added item. The price has its line before it is known, so that nothing moves. */
export function Item({entry, quantity}: ItemProps) {
  const price = usePrice(entry)
  const options = Object.values(entry.attributes).join(listComma(currentSite().locale))
  return (
    <>
      {options && (
        <p className="cart-popover__options" dir="auto">
          {options}
        </p>
      )}
      <p className="cart-popover__price">
        {!price ? '\u00a0' : quantity > 1 ? `${quantity} × ${price}` : price}
      </p>
    </>
  )
}

/** The picture of the added item, if the shop has one. */
export function Picture({entry}: {entry: CartEntry}) {
  const src = mediaAddress(apiAddress(entry.imageUrl))
  return src ? <img className="cart-popover__image" src={src} alt="" width="64" height="64" /> : null
}
