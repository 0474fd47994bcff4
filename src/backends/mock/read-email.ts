import {isEmail} from '../../model/email.ts'
import {readText} from './ask.ts'
import {Refusal} from './refusal.ts'

export const INVALID = 'One or more fields is invalid, please check your entries.'

/** Throws at the field. */
export function readEmail(value: unknown): string {
  const email = readText(value, 'email').trim()
  if (!isEmail(email)) throw new Refusal(400, INVALID, {errors: {email: 'This is not an e-mail address.'}})
  return email
}
