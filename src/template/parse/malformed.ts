/** A reference that was nearly one: spaces, a doubled dot or comma, brackets, a chain that is not in order. */
const NEARLY_VARIABLE = /^[^\S\n]*[@$]?[\w-](?:[\w\s@$.,[\]-]*|[\w-]*[^\S\n]*\|.*)$/

/**
 * Whether text between braces was most likely meant for a tag. Pages hold scripts and styles, whose braces must not
 * fill the reports: what has a semicolon, a colon or a line break in it is theirs.
 */
export const isMalformedTag = (content: string): boolean =>
  /^\.[a-zA-Z]/.test(content) || (!content.includes('\n') && NEARLY_VARIABLE.test(content))
