import {textOrNull} from '../lib/text-or-null.ts'
import {currentSite} from '../page/site/current-site.ts'

/**
 * A setting of the page's template, as text. Names of tweaks begin with a part that differs between templates
 * (`tweak-product-basic-item-image-zoom-factor`), so a tweak is found by the end of its name.
 */
export function readTweak(ending: string): string | null {
  const tweaks = Object(currentSite().raw.tweakJSON)
  const name = Object.keys(tweaks).find((key) => key.endsWith(ending))
  return name === undefined ? null : textOrNull(tweaks[name])
}
