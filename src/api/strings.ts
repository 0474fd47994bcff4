import {createTexts} from '../page/texts.ts'

/** Texts for the visitor when a call fails (product.md §8); a page overrides them as `api.<key>`. */
export const strings = {
  offline: 'Please check your internet connection.',
  timeout: 'This is taking too long. Please try again.',
  session: 'Your session has expired. Please reload the page and try again.',
  cookies: 'Please enable cookies in your browser, reload the page, and try again.',
  rateLimit: 'Please try again in a few seconds.',
  wait: 'Please try again in {seconds} seconds.',
  later: 'Please try again later.',
  failed: 'Something went wrong. Please try again later.',
}

export const text = createTexts('api', strings)
