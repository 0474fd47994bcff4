import {readPath} from '../../src/lib/read-path.ts'
import {toBoolean} from '../../src/lib/to-boolean.ts'
import {currentSite} from '../../src/site/current-site.ts'
import type {Settings} from './settings.ts'

/** Fingers, and little room. */
const MOBILE = '(pointer:coarse) and (max-width:767px)'

/** Whether the page, and the screen, are among those that the overlay is for: ids of collections and items, and paths. */
export function isMeantHere({given: {enabledPages, enableMobile}}: Settings): boolean {
  if (!toBoolean(enableMobile, true) && matchMedia(MOBILE).matches) return false
  const {raw} = currentSite()
  const path = location.pathname.replace(/\/$/, '')
  const names = [path, `${path}/`, readPath(raw, 'collection.id'), readPath(raw, 'item.id')]
  return [enabledPages ?? path].flat().some((page) => names.includes(page))
}
