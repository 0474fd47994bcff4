import {expect, it} from 'vitest'
import {isServed} from '../../test/helpers/is-served.ts'

const MAIL = '<label>Mail <input type="email" name="email"></label>'
const SEND = '<button>Sign up</button>'

const letter = (inside = MAIL + SEND, attributes = 'data-form-id="f"') =>
  `<form data-vitrine="newsletter" ${attributes}>${inside}</form>`

it.each([
  ['a form', letter()],
  [
    'a form in an element',
    `<div data-vitrine="newsletter" data-form-id="f"><form>${MAIL}${SEND}</form></div>`,
  ],
  [
    'platform markup that an author has marked',
    letter(undefined, 'class="newsletter-form" data-form-id="f"'),
  ],
])('%s waits for its first use', (_, html) => {
  expect(isServed('newsletter', html)).toBe(true)
})

it.each([
  ['an empty element', '<div data-vitrine="newsletter" data-form-id="f"></div>'],
  ['a form that a button opens', letter(undefined, 'data-form-id="f" data-lightbox')],
  ['a strategy', letter(undefined, 'data-form-id="f" data-vitrine-load="visible"')],
  [
    'the confirmation of the platform, which Vitrine’s style sheet hides',
    letter(`${MAIL}${SEND}<p class="hidden">Thank you!</p>`),
  ],
  [
    'platform markup',
    '<form class="newsletter-form" data-form-id="f"><input name="email"><button>Go</button></form>',
  ],
])('%s mounts without a use', (_, html) => {
  expect(isServed('newsletter', html)).toBe(false)
})
