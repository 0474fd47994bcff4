import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {mayLoadOthers} from './consent.ts'
import {currentSite} from './current-site.ts'

export interface CaptchaSettings {
  siteKey: string | null
  /** Address of the provider's script, if not its own. */
  script: string | null
  /** Before the visitor has used the form. */
  mayLoad: () => boolean
}

/** What the page says of captchas; without a key there are none (contract: captcha). */
export function readCaptchaSettings(): CaptchaSettings {
  const text = (name: string) => textOrNull(readPath(currentSite().raw, `website.captchaSettings.${name}`))
  return {siteKey: text('siteKey'), script: text('scriptUrl'), mayLoad: mayLoadOthers}
}
