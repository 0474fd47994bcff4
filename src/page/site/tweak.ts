import {textOrNull} from '../../lib/text-or-null.ts'
import {currentSite} from './current-site.ts'

/**
 * What the page's template was set to, as text. The names of its tweaks begin with what differs from template to
 * template (`tweak-product-basic-item-image-zoom-factor`), so one is found by how its name ends.
 */
export function readTweak(ending: string): string | null {
  const tweaks = Object(currentSite().raw.tweakJSON)
  const name = Object.keys(tweaks).find((one) => one.endsWith(ending))
  return name === undefined ? null : textOrNull(tweaks[name])
}
