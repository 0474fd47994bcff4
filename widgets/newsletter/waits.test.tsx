import {expect, it} from 'vitest'
import {isServed} from '../../test/helpers/is-served.ts'

const MAIL = '<label>Mail <input type="email" name="email"></label>'
const SEND = '<button>Sign up</button>'

const letter = (inside = MAIL + SEND, attributes = 'data-form-id="f"') =>
  `<form data-vitrine="newsletter" ${attributes}>${inside}</form>`

it.each([
  ['a form', letter()],
  ['one in an element', `<div data-vitrine="newsletter" data-form-id="f"><form>${MAIL}${SEND}</form></div>`],
  [
    'markup of the platform that an author has named',
    letter(undefined, 'class="newsletter-form" data-form-id="f"'),
  ],
])('%s waits for its first use', (_, html) => {
  expect(isServed('newsletter', html)).toBe(true)
})

it.each([
  ['an empty element', '<div data-vitrine="newsletter" data-form-id="f"></div>'],
  ['what a button opens', letter(undefined, 'data-form-id="f" data-lightbox')],
  ['a strategy', letter(undefined, 'data-form-id="f" data-vitrine-load="visible"')],
  [
    'the thanks of the platform, which our style sheet hides',
    letter(`${MAIL}${SEND}<p class="hidden">Thank you!</p>`),
  ],
  [
    'markup of the platform',
    '<form class="newsletter-form" data-form-id="f"><input name="email"><button>Go</button></form>',
  ],
])('%s is mounted without a use', (_, html) => {
  expect(isServed('newsletter', html)).toBe(false)
})
