import {followStrings} from '../../src/ui/form/follow-strings.ts'
import {strings} from './strings.ts'

/** Texts of a form in use; they come with its first use. */
export const useStrings = {
  ...followStrings,
  submitting: 'Submitting…',
  sent: 'Thank you!',
  captcha: 'Complete CAPTCHA before submitting.',
  scrollDown: 'Your form has encountered a problem. Please scroll down to review.',
  scrollUp: 'Your form has encountered a problem. Please scroll up to review.',
  offline: strings.offline,
}
