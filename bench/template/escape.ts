function entityOf(code: number): string {
  switch (code) {
    case 34:
      return '&quot;'
    case 38:
      return '&amp;'
    case 60:
      return '&lt;'
    case 62:
      return '&gt;'
    default:
      return ''
  }
}

/**
 * Used by every contender that accepts an escape function; takes half the time of a regular expression on the page's
 * texts.
 */
export function escapeHtml(value: unknown): string {
  const text = typeof value === 'string' ? value : `${value}`
  let escaped = ''
  let done = 0
  for (let at = 0; at < text.length; at++) {
    const entity = entityOf(text.charCodeAt(at))
    if (!entity) continue
    escaped += text.slice(done, at) + entity
    done = at + 1
  }
  return done ? escaped + text.slice(done) : text
}
