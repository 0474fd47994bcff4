import {useLayoutEffect, useSyncExternalStore} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {findLinks, readCart, subscribe} from './cart.ts'

function CartIndicator({link}: {link: Element}) {
  const cart = useSyncExternalStore(subscribe, readCart, readCart)
  useLayoutEffect(() => bench.mounted(link), [link])
  return (
    <>
      Cart <span className="sqs-cart-quantity">{cart.items}</span>{' '}
      <span className="sqs-cart-subtotal">{cart.subtotal}</span>
    </>
  )
}

for (const link of findLinks()) hydrateRoot(link, <CartIndicator link={link} />)
