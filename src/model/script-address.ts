/** The providers' own scripts, file by file: their hosts also serve other scripts, which would run any given code. */
const PROVIDERS = [
  'https://www.google.com/recaptcha/api.js',
  'https://www.google.com/recaptcha/enterprise.js',
  'https://www.recaptcha.net/recaptcha/api.js',
  'https://www.recaptcha.net/recaptcha/enterprise.js',
  'https://js.hcaptcha.com/1/api.js',
  'https://hcaptcha.com/1/api.js',
  'https://challenges.cloudflare.com/turnstile/v0/api.js',
  'https://edge.fullstory.com/s/fs.js',
  'https://edge.eu1.fullstory.com/s/fs.js',
  'https://fullstory.com/s/fs.js',
  'https://www.fullstory.com/s/fs.js',
]

const readList = (list: string): string[] =>
  list
    .split(/\s+/)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).href)

/**
 * The address of a script that the page's data name. It must have the page's own origin, be a provider's own script, or
 * begin with one of `listed`: addresses separated by spaces, from the loader's tag. Throws for everything else.
 */
export function scriptAddress(text: string, page: string, listed = ''): URL {
  const url = URL.canParse(text, page) ? new URL(text, page) : null
  const isWeb = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
  if (
    isWeb &&
    (url.origin === new URL(page).origin ||
      PROVIDERS.includes(url.origin + url.pathname) ||
      readList(listed).some((address) => url.href.startsWith(address)))
  )
    return url
  throw new TypeError(
    `no script is loaded from "${text}": add its address to data-scripts on the loader's tag to allow it`,
  )
}
