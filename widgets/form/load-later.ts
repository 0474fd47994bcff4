import {readPath} from '../../src/lib/read-path.ts'
import {currentSite} from '../../src/page/site/current-site.ts'

/** Most forms are never sent: what talks to the server comes with the first press. */
export const loadCalls = () => import('../../src/actions/forms.ts')

export const loadCaptcha = () =>
  Promise.all([import('../../src/ui/captcha/captcha-in.ts'), import('../../src/page/site/captcha.ts')])

/** Without a key there are no captchas, and nothing of one is fetched. */
export const hasCaptchaKey = (): boolean => !!readPath(currentSite().raw, 'website.captchaSettings.siteKey')

/** Where the form has room for one, on a site that has a key. */
export const findCaptcha = (form: Element): HTMLElement | null =>
  hasCaptchaKey() ? form.querySelector('.captcha-container') : null
