/** Folders of the shop that the static demo has, too. */
const FOLDERS: Readonly<Record<string, string>> = {
  media: 'media/',
  vitrine: 'vitrine/',
  recaptcha: 'captcha/',
}

const inPage = (path: string): string => `#${path.split('#').pop()?.replaceAll('/', '-')}`

/**
 * The HTML with relative addresses, so that it works in any folder of any host: pictures and scripts are beside it, and
 * links to pages of the shop lead to a place in the page.
 */
export const toRelative = (html: string, {cart}: {cart: string}): string =>
  html.replaceAll(
    /(?<=["'(,=\s]|&quot;|&#39;)\/(?!\/)(\w+)([\w\-/#.?=&%]*)/g,
    (whole, folder: string, rest: string, at: number) => {
      if (folder === 'provider') return 'embed.html'
      if (folder in FOLDERS) return FOLDERS[folder] + rest.slice(1)
      // the end of a tag, or text
      if (!/["']|&quot;|&#39;/.test(html.slice(Math.max(0, at - 6), at))) return whole
      return folder + rest === 'cart' ? cart : inPage(folder + rest)
    },
  )
