import {textOrNull} from '../lib/text-or-null.ts'
import {toBoolean} from '../lib/to-boolean.ts'

/** The captcha of a form's definition; null if it has none. */
export const readCaptcha = (
  form: Readonly<Record<string, unknown>>,
): {theme: string; alignment: string} | null =>
  toBoolean(form.captchaEnabled)
    ? {theme: textOrNull(form.captchaTheme) ?? '', alignment: textOrNull(form.captchaAlignment) ?? ''}
    : null
