/** The data taken from a provider's HTML. */
export interface Embed {
  url: URL
  title: string
}

/**
 * Matches attributes one after the other up to the end of the tag; an unanchored search would read names without a
 * value again and again.
 */
const ATTRIBUTE = /[\s=/"']*([^\s=>"'/]+)\s*(?:=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/gy
const CHARACTERS: Record<string, string> = {amp: '&', quot: '"', '#39': "'"}

const decode = (text: string): string =>
  text.replace(/&(amp|quot|#39);/g, (whole, name) => CHARACTERS[name] ?? whole)

/** Attributes of the first frame; as in HTML, the first of duplicate names counts. */
function readAttributes(html: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', ...values] of (html.split(/<iframe\b/i)[1] ?? '').matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] ??= decode(values.find((value) => value) ?? '')
  return attributes
}

/**
 * The frame in a provider's HTML. That HTML is never parsed, nor put into the page: only an address and a name are read
 * from it. Throws if there is no frame with an allowed address: an encrypted one, or one on the page's own site.
 */
export function readEmbed(html: string): Embed {
  const {src, title = ''} = readAttributes(html)
  const url = new URL(src || 'none:', location.href)
  const isOwn = url.origin === location.origin
  if (url.protocol === 'http:' && !isOwn) url.protocol = 'https:'
  if (url.protocol !== 'https:' && !isOwn)
    throw new TypeError('has no <iframe> to show. Give it in data-html, or put a <video> in it')
  return {url, title}
}
