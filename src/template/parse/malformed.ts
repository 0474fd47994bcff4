/** A reference with a mistake: spaces, a doubled dot or comma, brackets, or a chain in the wrong order. */
const NEARLY_VARIABLE = /^[^\S\n]*[@$]?[\w-](?:[\w\s@$.,[\]-]*|[\w-]*[^\S\n]*\|.*)$/

/**
 * Whether text between braces was probably meant to be a tag. Pages contain scripts and styles, whose braces must not
 * fill the reports: text with a semicolon, a colon or a line break belongs to them.
 */
export const isMalformedTag = (content: string): boolean =>
  /^\.[a-zA-Z]/.test(content) || (!content.includes('\n') && NEARLY_VARIABLE.test(content))
