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

/** The captcha of a form; null where it has no room for one, or the site no key. */
export function captchaIn(root: Element, onChange: (response: string) => void = () => {}): Captcha | null {
  const container = root.querySelector<HTMLElement>('.captcha-container')
  const settings = readCaptchaSettings()
  return container && settings.siteKey
    ? createCaptcha(container, {...settings, ...readStyle(container), onChange})
    : null
}
