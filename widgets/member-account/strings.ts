import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {page} from '../../src/page/page.ts'
import {createTexts, fill, type Texts} from '../../src/page/texts.ts'
import {definition} from './definition.ts'

/** Texts that are visible before the first use. */
export const strings = {
  logIn: 'Log in',
  account: 'Account',
  logOut: 'Log out',
  loggedIn: 'You are logged in.',
  loggedOut: 'You are logged out.',
  expired: 'Your session has expired. Please log in again.',
  offline: 'Please check your internet connection.',
}

/** Texts of an active form. */
export const activeStrings = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  rememberMe: 'Remember me',
  close: 'Close',
  loggingIn: 'Logging in…',
  required: 'Required',
  emailInvalid: 'Email is not valid. Email addresses should follow the format {email}.',
  emailFormat: 'user@domain.com',
}

const ours = {...strings, ...activeStrings}

export type AccountTexts = Texts<keyof typeof ours>

/** The texts of one element: the page's own, otherwise those in its `data-labels`, otherwise those of its language. */
export function createAccountTexts(labels: unknown): AccountTexts {
  const {name} = definition
  const its = Object.fromEntries(
    Object.entries(asRecord(labels)).map(([key, label]) => [key, textOrNull(label)]),
  )
  const texts = createTexts(name, ours)
  return (key, values) =>
    its[key] && !Object.hasOwn(page().strings, `${name}.${key}`) ? fill(its[key], values) : texts(key, values)
}
