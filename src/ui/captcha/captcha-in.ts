import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {mayLoadOthers} from '../../page/site/consent.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {type Captcha, type CaptchaOptions, createCaptcha} from './create-captcha.ts'

/** Only for `import()`: on most pages with forms the captcha is never needed. */
export {createCaptcha} from './create-captcha.ts'
export {captchaTexts} from './strings.ts'

export interface CaptchaSettings {
  siteKey: string | null
  /** Address of the provider's script, if not the default. */
  script: string | null
  /** Whether it may load before the visitor has used the form. */
  mayLoad: () => boolean
}

/** The page's captcha settings; without a key there are no captchas (contract: captcha). */
export function readCaptchaSettings(): CaptchaSettings {
  const text = (name: string) => textOrNull(readPath(currentSite().raw, `website.captchaSettings.${name}`))
  return {siteKey: text('siteKey'), script: text('scriptUrl'), mayLoad: mayLoadOthers}
}

const ALIGNMENTS = ['center', 'right', 'left'] as const

/** Styling in platform markup: `data-theme`, `.align-…` (contract: captcha). */
export const readStyle = ({
  dataset,
  classList,
}: HTMLElement): Pick<CaptchaOptions, 'theme' | 'alignment'> => ({
  theme: dataset.theme === 'dark' ? 'dark' : 'light',
  alignment: ALIGNMENTS.find((side) => classList.contains(`align-${side}`)) ?? 'left',
})

/** A captcha with the settings of the page and the container. */
export const captchaIn = (container: HTMLElement, onChange: (response: string) => void = () => {}): Captcha =>
  createCaptcha(container, {...readCaptchaSettings(), ...readStyle(container), onChange})
