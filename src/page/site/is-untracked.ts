import {readPath} from '../../lib/read-path.ts'
import {toBoolean} from '../../lib/to-boolean.ts'

/** Of the page context. */
export const DISABLED = 'websiteSettings.trackingDisabled'

/** Tracking is off on the site. Asked before the tracking is fetched, and by its gate. */
export const isUntracked = (raw: Record<string, unknown>): boolean => toBoolean(readPath(raw, DISABLED))
