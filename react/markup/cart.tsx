import {linkAddress} from '../../src/model/web-address.ts'
import type {CartIndicatorProps, CartPageProps} from '../generated/props.ts'
import type {Template} from './template.ts'

export const cartIndicator: Template<CartIndicatorProps> = {
  tag: 'a',
  attributes: ({href}) => ({href: linkAddress(href) ?? '/cart'}),
  children: ({items = 0, subtotal}) => (
    <>
      Cart <span className="sqs-cart-quantity">{items}</span>
      {subtotal !== undefined && (
        <>
          {' '}
          <span className="sqs-cart-subtotal">{subtotal}</span>
        </>
      )}
    </>
  ),
}

export const cartPage: Template<CartPageProps> = {
  tag: 'div',
  children: () => (
    <p>
      Your cart could not be shown. <a href="/cart">Reload the page</a>
    </p>
  ),
}
