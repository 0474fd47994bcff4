import {expect, it} from 'vitest'
import {isServed} from '../../test/helpers/is-served.ts'

const widget = (inside: string, attributes = '') =>
  `<div data-vitrine="add-to-cart" data-product="{}" ${attributes}>${inside}</div>`
const form = (inside: string) => `<form method="post" action="/cart/add">${inside}</form>`

it.each([
  ['a form with a submit button', widget(form('<button>Add</button>'))],
  ['a submit input', widget(form('<input type="submit" value="Add">'))],
  ['a button that the server has disabled', widget(form('<button disabled>Sold out</button>'))],
  [
    'a named button without a form',
    widget('<button type="button" class="sqs-add-to-cart-button">Add</button>'),
  ],
])('%s waits for its first use', (_, html) => {
  expect(isServed('add-to-cart', html)).toBe(true)
})

it.each([
  ['an empty element', widget('')],
  ['a text', widget('<p class="product-price">$3</p>')],
  ['a button that may be another', widget('<button type="button">Add</button>')],
  ['a button that is the element', '<button data-vitrine="add-to-cart" data-item-id="a">Add</button>'],
  ['an element that is not focusable', widget('<div class="sqs-add-to-cart-button" role="button">Add</div>')],
  ['a custom label', widget(form('<button>Add</button>'), 'data-label="Buy"')],
  ['a strategy', widget(form('<button>Add</button>'), 'data-vitrine-load="visible"')],
])('%s mounts without a use', (_, html) => {
  expect(isServed('add-to-cart', html)).toBe(false)
})
