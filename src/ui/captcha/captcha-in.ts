import {readCaptchaSettings} from '../../page/site/captcha.ts'
import {type Captcha, type CaptchaOptions, createCaptcha} from './create-captcha.ts'

export {readCaptchaSettings} from '../../page/site/captcha.ts'
/** For `import()` alone: most pages with forms never get as far as their captcha. */
export {createCaptcha} from './create-captcha.ts'
export {captchaTexts} from './strings.ts'

const ALIGNMENTS = ['center', 'right', 'left'] as const

/** How platform markup styles a container: `data-theme`, `.align-…` (contract: captcha). */
export const readStyle = ({
  dataset,
  classList,
}: HTMLElement): Pick<CaptchaOptions, 'theme' | 'alignment'> => ({
  theme: dataset.theme === 'dark' ? 'dark' : 'light',
  alignment: ALIGNMENTS.find((side) => classList.contains(`align-${side}`)) ?? 'left',
})

/** A captcha as the page and the container say. */
export const captchaIn = (container: HTMLElement, onChange: (response: string) => void = () => {}): Captcha =>
  createCaptcha(container, {...readCaptchaSettings(), ...readStyle(container), onChange})
