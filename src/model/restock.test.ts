import {expect, it} from 'vitest'
import {parseRestock} from './restock.ts'

it('reads the settings of a product', () => {
  const restockNotificationMessages = {
    CTAText: 'Hear from us',
    buttonText: 'Tell me',
    placeholderText: 'you@example.com',
    mailingListDescription: 'The letter too',
  }
  expect(
    parseRestock({
      mailingListSignUpEnabled: true,
      mailingListOptInByDefault: true,
      restockNotificationMessages,
    }),
  ).toEqual({
    mailingList: 'checked',
    callToAction: 'Hear from us',
    button: 'Tell me',
    placeholder: 'you@example.com',
    mailingListText: 'The letter too',
  })
})

it.each([
  [true, false, 'unchecked'],
  ['true', 'true', 'checked'],
  [false, true, 'hidden'],
  [undefined, undefined, 'hidden'],
])('sign-up %j by default %j is %s', (mailingListSignUpEnabled, mailingListOptInByDefault, expected) => {
  expect(parseRestock({mailingListSignUpEnabled, mailingListOptInByDefault}).mailingList).toBe(expected)
})

it.each([null, undefined, 'x', [], {restockNotificationMessages: 'x'}])('tolerates %j', (value) => {
  expect(parseRestock(value)).toEqual({
    mailingList: 'hidden',
    callToAction: null,
    button: null,
    placeholder: null,
    mailingListText: null,
  })
})
