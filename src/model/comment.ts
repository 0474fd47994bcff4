/** Characters of a name, as the API accepts them. */
export const LONGEST_NAME = 100
/** Characters of a comment. */
export const LONGEST_COMMENT = 5000

/** A site that checks only some comments checks these first: most unwanted ones advertise an address. */
export const hasLink = (text: string): boolean => /\bhttps?:|\bwww\.|<a\b/i.test(text)
