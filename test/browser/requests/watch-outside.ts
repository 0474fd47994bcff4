import type {Page, Route} from '@playwright/test'

/** A minimal captcha script: renders a box of the real size, and has no answer. */
const CAPTCHA_SCRIPT = `globalThis.grecaptcha = {
  ready: (then) => then(),
  render(place) {
    const box = document.createElement('input')
    box.ariaLabel = 'Captcha'
    box.style.cssText = 'display: block; box-sizing: border-box; width: 304px; height: 78px'
    place.append(box)
    return 0
  },
  getResponse: () => '',
  reset() {},
}`

const isOutside = (url: URL): boolean => /^http/.test(url.protocol) && url.hostname !== '127.0.0.1'

const BODIES: Record<string, {contentType: string; body: string}> = {
  script: {contentType: 'text/javascript', body: ''},
  document: {contentType: 'text/html', body: '<title>Player</title>'},
  image: {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>',
  },
  media: {contentType: 'audio/mpeg', body: ''},
}

async function answer(route: Route): Promise<void> {
  const request = route.request()
  const headers = {
    'Access-Control-Allow-Origin': request.headers().origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': '*, content-type, x-csrf-token, add-to-cart-id',
    'Access-Control-Allow-Methods': '*',
  }
  const captcha = /recaptcha/.test(request.url()) && {contentType: 'text/javascript', body: CAPTCHA_SCRIPT}
  const reply = captcha || BODIES[request.resourceType()] || {contentType: 'application/json', body: '{}'}
  await route.fulfill({status: 200, headers, ...reply})
}

/** Answers for all other origins, and records the requests by host: `GET https://player.example/1`. */
export async function watchOutside(page: Page): Promise<Map<string, string[]>> {
  const asked = new Map<string, string[]>()
  await page.route(isOutside, async (route) => {
    const request = route.request()
    const {host, origin, pathname, search} = new URL(request.url())
    const line = `${request.method()} ${origin}${pathname}${search}`
    if (request.method() !== 'OPTIONS') asked.set(host, [...new Set([...(asked.get(host) ?? []), line])])
    await answer(route)
  })
  return asked
}
