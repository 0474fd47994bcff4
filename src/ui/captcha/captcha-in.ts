import {readCaptchaSettings} from '../../page/site/captcha.ts'
import {type Captcha, type CaptchaOptions, createCaptcha} from './create-captcha.ts'

export {readCaptchaSettings} from '../../page/site/captcha.ts'
/** Only for `import()`: on most pages with forms the captcha is never needed. */
export {createCaptcha} from './create-captcha.ts'
export {captchaTexts} from './strings.ts'

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
