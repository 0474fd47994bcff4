type Text = string | null | undefined

/** Stand-ins for the page: `https:a@b` is a path on a page of the same scheme, and a host on a page of the other. */
const PAGES = ['https://page.invalid', 'http://page.invalid']

/** The address as written, if it is of one of the kinds. */
const check = (text: Text, kinds: RegExp): string | undefined =>
  text && PAGES.every((page) => URL.canParse(text, page) && kinds.test(new URL(text, page).href))
    ? text
    : undefined

// an address with a user name or password before its host leads elsewhere than it seems to

/**
 * A safe target for a link from data: a page, an e-mail or a call. Undefined for everything else, such as code that
 * would run.
 */
export const linkAddress = (text: Text): string | undefined =>
  check(text, /^(https?:\/\/[^/@]+\/|mailto:|tel:)/)

/** A safe target for navigation: another page. */
export const pageAddress = (text: Text): string | undefined => check(text, /^https?:\/\/[^/@]+\//)

/** A safe source for a picture or a sound from data. */
export const mediaAddress = (text: Text): string | undefined =>
  check(text, /^(https?:\/\/[^/@]+\/|blob:|data:(image|audio|video)\/)/)

/** A link's absolute address; null if it is invalid. */
export const webAddress = (text: string, base: string): string | null =>
  linkAddress(text) && URL.canParse(text, base) ? new URL(text, base).href : null
