/** Addresses of the demo shop become addresses below the site's base. */
export const rebase = (text: string, base: string): string =>
  text
    .replaceAll(/(["'\s,(=])\/(media|vitrine)\//g, `$1${base}$2/`)
    .replaceAll(/(["'])\/provider\/embed\/\w+/g, `$1${base}preview/embed.html`)
