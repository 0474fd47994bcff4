import type {CartIndicatorProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'
import {linkAddress} from '../../src/model/web-address.ts'

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
