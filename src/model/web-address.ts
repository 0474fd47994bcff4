type Text = string | null | undefined

/** Stand for the page: `https:a@b` is a path on one of its own scheme, and a host on one of the other. */
const PAGES = ['https://page.invalid', 'http://page.invalid']

/** As it was written, where it is of one of the kinds. */
const check = (text: Text, kinds: RegExp): string | undefined =>
  text && PAGES.every((page) => URL.canParse(text, page) && kinds.test(new URL(text, page).href))
    ? text
    : undefined

// with a name or a password before its host, an address leads elsewhere than it seems to

/** What a link from data may lead to: a page, a letter or a call. Undefined for all else, such as what would run. */
export const linkAddress = (text: Text): string | undefined =>
  check(text, /^(https?:\/\/[^/@]+\/|mailto:|tel:)/)

/** What the page itself may go to: another page. */
export const pageAddress = (text: Text): string | undefined => check(text, /^https?:\/\/[^/@]+\//)

/** What a picture or a sound from data may come from. */
export const mediaAddress = (text: Text): string | undefined =>
  check(text, /^(https?:\/\/[^/@]+\/|blob:|data:(image|audio|video)\/)/)

/** A link's address in full; null where it is none. */
export const webAddress = (text: string, base: string): string | null =>
  linkAddress(text) && URL.canParse(text, base) ? new URL(text, base).href : null
