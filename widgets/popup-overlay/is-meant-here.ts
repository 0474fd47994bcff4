import {readPath} from '../../src/lib/read-path.ts'
import {toBoolean} from '../../src/lib/to-boolean.ts'
import {BREAKPOINTS} from '../../src/model/breakpoints.ts'

type Given = Readonly<Record<string, unknown>>

/** Whether the overlay applies to this page and screen: ids of collections and items, and paths. */
export function isMeantHere({enabledPages, enableMobile}: Given, context: Given): boolean {
  if (!toBoolean(enableMobile, true) && matchMedia(BREAKPOINTS.mobile).matches) return false
  const path = location.pathname.replace(/\/$/, '')
  const names = [path, `${path}/`, readPath(context, 'collection.id'), readPath(context, 'item.id')]
  return [enabledPages ?? path].flat().some((page) => names.includes(page))
}
