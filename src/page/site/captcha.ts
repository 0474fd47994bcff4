import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {mayLoadOthers} from './consent.ts'
import {currentSite} from './current-site.ts'

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
