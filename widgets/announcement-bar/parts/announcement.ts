import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {toBoolean} from '../../../src/lib/to-boolean.ts'
import {currentSite} from '../../../src/page/site/current-site.ts'

/** The site's announcement from the page context. */
export interface Announcement {
  html: string
  url: string | null
  isNewWindow: boolean
  version: string | null
}

/** Null if the page disables it or there is no announcement. */
export function readAnnouncement(): Announcement | null {
  const {raw} = currentSite()
  const at = (path: string) => readPath(raw, `websiteSettings.announcementBarSettings.${path}`)
  const html = textOrNull(at('text'))
  if (html === null || !toBoolean(raw.showAnnouncementBar, true)) return null
  return {
    html,
    url: textOrNull(at('clickthroughUrl.url')),
    isNewWindow: toBoolean(at('clickthroughUrl.newWindow')),
    version: textOrNull(at('version')),
  }
}
