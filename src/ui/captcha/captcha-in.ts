import {type Captcha, type CaptchaOptions, createCaptcha} from './create-captcha.ts'

/** For `import()` alone: most pages with forms never get as far as their captcha. */
export {createCaptcha} from './create-captcha.ts'
export {captchaTexts} from './strings.ts'

/** What the site says of captchas. */
interface Settings {
  siteKey: string | null
  script: string | null
  mayLoad: () => boolean
}

const ALIGNMENTS = ['center', 'right', 'left'] as const

/** How platform markup dresses a container: `data-theme`, `.align-…` (contract: captcha). */
export const readDress = ({
  dataset,
  classList,
}: HTMLElement): Pick<CaptchaOptions, 'theme' | 'alignment'> => ({
  theme: dataset.theme === 'dark' ? 'dark' : 'light',
  alignment: ALIGNMENTS.find((side) => classList.contains(`align-${side}`)) ?? 'left',
})

/** The captcha of a form; null where it has no room for one, or the site no key. */
export function captchaIn(
  root: Element,
  settings: Settings,
  onChange: (response: string) => void = () => {},
): Captcha | null {
  const container = root.querySelector<HTMLElement>('.captcha-container')
  return container && settings.siteKey
    ? createCaptcha(container, {...settings, ...readDress(container), onChange})
    : null
}
