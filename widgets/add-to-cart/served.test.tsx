import {expect, it} from 'vitest'
import {isServed} from '../../test/helpers/is-served.ts'

const widget = (inside: string, attributes = '') =>
  `<div data-vitrine="add-to-cart" data-product="{}" ${attributes}>${inside}</div>`
const form = (inside: string) => `<form method="post" action="/cart/add">${inside}</form>`

it.each([
  ['a form with a button that submits', widget(form('<button>Add</button>'))],
  ['an input that submits', widget(form('<input type="submit" value="Add">'))],
  ['a button that the server has disabled', widget(form('<button disabled>Sold out</button>'))],
  ['our button without a form', widget('<button type="button" class="sqs-add-to-cart-button">Add</button>')],
])('%s waits for its first use', (_, html) => {
  expect(isServed('add-to-cart', html)).toBe(true)
})

it.each([
  ['an empty element', widget('')],
  ['a text', widget('<p class="product-price">$3</p>')],
  ['a button that may be another', widget('<button type="button">Add</button>')],
  ['a button by itself', '<button data-vitrine="add-to-cart" data-item-id="a">Add</button>'],
  ['a part that keys do not reach', widget('<div class="sqs-add-to-cart-button" role="button">Add</div>')],
  ['a label of its own', widget(form('<button>Add</button>'), 'data-label="Buy"')],
  ['a strategy', widget(form('<button>Add</button>'), 'data-vitrine-load="visible"')],
])('%s is mounted without a use', (_, html) => {
  expect(isServed('add-to-cart', html)).toBe(false)
})
