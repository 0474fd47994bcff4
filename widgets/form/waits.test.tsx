import {expect, it} from 'vitest'
import {isServed} from '../../test/helpers/is-served.ts'

const MAIL = '<label>Mail <input type="email" name="mail"></label>'
const SEND = '<button>Send</button>'

const plain = (inside = MAIL + SEND, attributes = 'data-form-id="f"') =>
  `<form data-vitrine="form" ${attributes}>${inside}</form>`
const around = (inside: string, attributes = 'data-form-id="f"') =>
  `<div data-vitrine="form" ${attributes}>${inside}</div>`

it.each([
  ['a plain HTML form', plain()],
  ['a form in an element', around(`<form>${MAIL}${SEND}</form>`)],
  ['a form with its definition', around(`<form>${MAIL}${SEND}</form>`, 'data-form="{}"')],
  ['a form with a submit input', plain(`${MAIL}<input type="submit" value="Send">`)],
  [
    'a captcha container, which is filled with the first use',
    plain(`${MAIL}<div class="captcha-container"></div>${SEND}`),
  ],
])('%s waits for its first use', (_, html) => {
  expect(isServed('form', html)).toBe(true)
})

it.each([
  ['an empty element', around('')],
  ['a form without fields', plain(SEND)],
  ['a form without a button', plain(MAIL)],
  ['a button that may be another', plain(`${MAIL}<button type="button">Send</button>`)],
  ['a form that a button opens', plain(undefined, 'data-form-id="f" data-lightbox')],
  ['a strategy', plain(undefined, 'data-form-id="f" data-vitrine-load="now"')],
  ['a hidden form', plain(undefined, 'data-form-id="f" hidden')],
  ['a form that the server has hidden by its class', plain(undefined, 'data-form-id="f" class="hidden"')],
  [
    'a form in a hidden element',
    around(`<div class="form-wrapper hidden"><form>${MAIL}${SEND}</form></div>`),
  ],
  ['a part that Vitrine’s style sheet hides', plain(`${MAIL}${SEND}<p hidden>Thank you!</p>`)],
  [
    'a part that is hidden by its class',
    plain(`${MAIL}${SEND}<p class="form-submission-text hidden">Thank you!</p>`),
  ],
  [
    'a part that Vitrine’s style sheet draws',
    plain(`${MAIL}<span class="vitrine-form__counter"></span>${SEND}`),
  ],
])('%s mounts without a use', (_, html) => {
  expect(isServed('form', html)).toBe(false)
})
