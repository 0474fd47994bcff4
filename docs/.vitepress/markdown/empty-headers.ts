import type {MarkdownRenderer} from 'vitepress'

/** A column without a name: the cell is no header, which screen readers would announce as an empty one. */
export function emptyHeaders(md: MarkdownRenderer): void {
  md.core.ruler.push('empty-headers', ({tokens}) => {
    for (const [place, token] of tokens.entries()) {
      if (token.type !== 'th_open' || tokens[place + 1]?.content) continue
      const close = tokens[place + 2]
      token.tag = 'td'
      if (close) close.tag = 'td'
    }
  })
}
