import {type CaptchaStyle, hasCaptchaKey} from '../captcha/load-captcha.ts'

/** The container of a captcha, on a site with a key. */
export const CaptchaPlace = ({captcha}: {captcha: CaptchaStyle | null}) =>
  captcha && hasCaptchaKey() ? (
    <div
      className={`captcha-container align-${captcha.alignment || 'left'}`}
      data-theme={captcha.theme || undefined}
    />
  ) : null
