const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/
const VIMEO = /^(?:www\.|player\.)?vimeo\.com$/

const youtube = (id: string | null | undefined): URL | null =>
  id && /^[\w-]+$/.test(id) ? new URL(`https://www.youtube-nocookie.com/embed/${id}`) : null

function vimeo(path: readonly string[], search: URLSearchParams): URL | null {
  const at = path.findIndex((part) => /^\d+$/.test(part))
  if (at < 0) return null
  const url = new URL(`https://player.vimeo.com/video/${path[at]}`)
  // an unlisted video needs its key
  const key = path[at + 1] ?? search.get('h')
  if (key) url.searchParams.set('h', key)
  url.searchParams.set('dnt', '1')
  return url
}

/**
 * The player for the page of a video on YouTube or Vimeo, without the provider's tracking as far as it offers that; null
 * for all other addresses.
 */
export function playerAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const {hostname, pathname, searchParams} = new URL(text)
  const path = pathname.split('/').filter(Boolean)
  if (hostname === 'youtu.be') return youtube(path[0])
  if (VIMEO.test(hostname)) return vimeo(path, searchParams)
  if (!YOUTUBE.test(hostname)) return null
  return youtube(/^(?:embed|shorts|live|v)$/.test(path[0] ?? '') ? path[1] : searchParams.get('v'))
}
