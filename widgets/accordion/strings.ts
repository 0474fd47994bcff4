/** All words are the page's. */
export const strings = {}
