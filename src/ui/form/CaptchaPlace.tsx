import {type CaptchaStyle, containerClass, hasCaptchaKey} from '../captcha/load-captcha.ts'

/** The container of a captcha, on a site with a key. */
export const CaptchaPlace = ({captcha}: {captcha: CaptchaStyle | null}) =>
  captcha && hasCaptchaKey() ? (
    <div className={containerClass(captcha)} data-theme={captcha.theme || undefined} />
  ) : null
