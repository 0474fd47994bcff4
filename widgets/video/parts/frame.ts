import {pageAddress} from '../../../src/model/web-address.ts'

/**
 * The permissions of a player: no access to the page around it, nor, on the page's own site, to that site's storage.
 */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** Creates a provider's frame from scratch. */
export function createFrame(url: URL, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', url.origin === location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`)
  return Object.assign(frame, {
    className: 'video__frame',
    title,
    allow: 'autoplay; encrypted-media; fullscreen',
    // some providers refuse to play without a referrer
    referrerPolicy: 'strict-origin-when-cross-origin',
    src: pageAddress(url.href) ?? '',
  })
}
