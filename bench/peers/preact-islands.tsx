/** @jsxImportSource preact */
import {hydrate} from 'preact'
import {useLayoutEffect, useState} from 'preact/hooks'
import {findLinks, readCart, subscribe} from './cart.ts'

function CartIndicator({link}: {link: Element}) {
  const [cart, setCart] = useState(readCart)
  useLayoutEffect(() => {
    bench.mounted(link)
    return subscribe(setCart)
  }, [link])
  return (
    <>
      Cart <span class="sqs-cart-quantity">{cart.items}</span>{' '}
      <span class="sqs-cart-subtotal">{cart.subtotal}</span>
    </>
  )
}

for (const link of findLinks()) hydrate(<CartIndicator link={link} />, link)
