import {linkAddress} from '../../src/model/web-address.ts'
import type {CartIndicatorProps} from '../generated/props.ts'
import type {Template} from './template.ts'

export const template: Template<CartIndicatorProps> = {
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
