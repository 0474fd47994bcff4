import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {currentSite} from '../../page/site/current-site.ts'
import type {Captcha} from './create-captcha.ts'

/** Most visitors never need a captcha: its code loads with the first use of a form. */
export const loadCaptcha = () => import('./captcha-in.ts')

/** Without a key there are no captchas, and none of their code is fetched. */
export const hasCaptchaKey = (): boolean =>
  textOrNull(readPath(currentSite().raw, 'website.captchaSettings.siteKey')) !== null

/** Appearance of the captcha in a definition. */
export interface CaptchaStyle {
  theme: string
  alignment: string
}

const CONTAINER = 'captcha-container'

export const containerClass = ({alignment}: CaptchaStyle): string =>
  `${CONTAINER} align-${alignment || 'left'}`

/** The container of a captcha that only the definition of a form asks for. */
export function createContainer(style: CaptchaStyle): HTMLElement {
  const container = document.createElement('div')
  container.className = containerClass(style)
  if (style.theme) container.dataset.theme = style.theme
  return container
}

export const NO_KEY =
  'has a captcha without a key: none is shown. Set website.captchaSettings.siteKey in the context'

export const findContainer = (form: Element): HTMLElement | null => form.querySelector(`.${CONTAINER}`)

/** The form's container for a captcha, on a site that has a key. */
export function findCaptcha(form: Element): HTMLElement | null {
  const container = findContainer(form)
  return container && hasCaptchaKey() ? container : null
}

/** The captcha of a form, until `signal` is aborted; null if the form has none. */
export async function startCaptcha(
  form: Element,
  signal: AbortSignal,
  onChange?: (response: string) => void,
): Promise<Captcha | null> {
  const container = findCaptcha(form)
  if (!container) return null
  const {captchaIn} = await loadCaptcha()
  if (signal.aborted) return null
  const captcha = captchaIn(container, onChange)
  signal.addEventListener('abort', captcha.destroy)
  return captcha
}
