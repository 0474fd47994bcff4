/** Folder of the built files, ending in a slash. */
export const DIST = new URL('../../../dist/', import.meta.url)
