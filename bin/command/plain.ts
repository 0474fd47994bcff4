/** What a terminal obeys, or shows in another order: a server must not write lines of ours. */
const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Control characters as text, such as `\x1b`. */
export const plain = (text: string): string =>
  text.replace(CONTROL, (one) => {
    const code = one.codePointAt(0) ?? 0
    return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`
  })

/** The same for JSON, whose text it does not change: such characters stand only in its strings. */
export const plainJson = (json: string): string =>
  json.replace(CONTROL, (one) =>
    one === '\n' ? one : `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
