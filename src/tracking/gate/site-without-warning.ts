import {page} from '../../page/page.ts'
import {readSite, type Site} from '../../page/site/site.ts'

let site: Site | undefined
let readAt = -1

/** As `currentSite`, but that a page which says nothing of itself is not told so for being counted. */
export function quietSite(): Site {
  const {mounts} = page()
  if (!site || readAt !== mounts) site = readSite()
  readAt = mounts
  return site
}
