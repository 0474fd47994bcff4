import {readPath} from '../../lib/read-path.ts'

/** In the page context. */
const CONSENT_FROM = 'cookieSettings.consentFrom'

/** The interfaces of the page's banners that Vitrine reads, as its context names them (src/tracking/banners). */
export const bannersOf = (raw: unknown): unknown[] => [readPath(raw, CONSENT_FROM) ?? []].flat()
