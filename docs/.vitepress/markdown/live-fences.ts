import type {MarkdownRenderer} from 'vitepress'
import {escapeAttribute} from '../../../src/template/formatters/escape.ts'

type Tokens = ReturnType<MarkdownRenderer['parse']>

/** Pages with more examples than a browser should run at once. */
const ON_PRESS = /^reference\//
const LIVE = /^(?:guide\/|examples\/|reference\/widgets\/|index\.md$)/

/** An `html` fence, which readers paste into pages. A fence with more words after `html` is only shown. */
export const isLive = (info: string, page: string): boolean => info.trim() === 'html' && LIVE.test(page)

const textOf = (tokens: Tokens, place: number): string => tokens[place]?.content.replaceAll(/[`*]/g, '') ?? ''

/** The line before a block that says what it shows, else the heading that it stands under. */
function titleOf(tokens: Tokens, place: number): string {
  const said = tokens[place - 1]?.type === 'paragraph_close' ? textOf(tokens, place - 2) : ''
  if (/^[^\n]{1,80}:$/.test(said)) return said.slice(0, -1)
  const heading = tokens.findLastIndex(({type}, index) => index < place && type === 'heading_open')
  return textOf(tokens, heading + 1)
}

/** Puts the preview and the editor around each block of HTML. */
export function liveFences(md: MarkdownRenderer): void {
  const fence = md.renderer.rules.fence
  md.renderer.rules.fence = (tokens, place, options, env, self) => {
    const shown = fence?.(tokens, place, options, env, self) ?? ''
    const token = tokens[place]
    if (!token || !isLive(token.info, env.relativePath)) return shown
    const start = ON_PRESS.test(env.relativePath) ? 'press' : 'near'
    const title = escapeAttribute(titleOf(tokens, place))
    return `<LiveExample code="${escapeAttribute(encodeURIComponent(token.content))}" title="${title}" start="${start}">${shown}</LiveExample>`
  }
}
