/** The end of a file's name before its release has a hash. */
export const UNNAMED = 'RELEASE'
