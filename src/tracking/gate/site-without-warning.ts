import {page} from '../../page/page.ts'
import {readSite, type Site} from '../../page/site/site.ts'

let site: Site | undefined
let readAt = -1

/** Like `currentSite`, but does not warn about a missing page context: tracking runs on pages that use nothing else. */
export function siteWithoutWarning(): Site {
  const {mounts} = page()
  if (!site || readAt !== mounts) site = readSite()
  readAt = mounts
  return site
}
