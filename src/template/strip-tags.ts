/** Removes everything that looks like a tag; an unclosed bracket stays. */
export function stripTags(text: string): string {
  let result = ''
  let done = 0
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', done)) {
    const close = text.indexOf('>', open)
    if (close < 0) break
    result += text.slice(done, open)
    done = close + 1
  }
  return result + text.slice(done)
}
