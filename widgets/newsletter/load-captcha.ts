/** Few newsletters have one: a chunk of its own. */
export const loadCaptcha = () =>
  Promise.all([import('../../src/ui/captcha/captcha-in.ts'), import('../../src/page/site/captcha.ts')])

/** Has room for one; the site may have no key. */
export const mayHaveCaptcha = (form: Element): boolean => form.querySelector('.captcha-container') !== null
