import type {Consent} from '../../model/cookie-rules.ts'

/** Takes what a banner says now. It is code of the page: reading may throw. Undefined if there is no choice yet. */
export type Report = (read: () => Consent | undefined) => void

/** Follows a banner's interface; false if the page does not have it yet. */
export type FollowBanner = (report: Report) => boolean
