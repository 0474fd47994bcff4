import {readPath} from '../lib/read-path.ts'
import {textOrNull} from '../lib/text-or-null.ts'
import {currentSite} from './current-site.ts'

/** What the page says of captchas; without a key there are none (contract: captcha). */
export function readCaptchaSettings(): {siteKey: string | null; script: string | null} {
  const text = (name: string) => textOrNull(readPath(currentSite().raw, `website.captchaSettings.${name}`))
  return {siteKey: text('siteKey'), script: text('scriptUrl')}
}
