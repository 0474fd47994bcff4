import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'

/** A field of the page context. */
export const DISABLED = 'websiteSettings.trackingDisabled'

/** Whether tracking is off on the site. Checked before the tracking chunk is fetched, and by its gate. */
export const isUntracked = (raw: Record<string, unknown>): boolean => toBoolean(readPath(raw, DISABLED))
