import {pageAddress} from '../../../src/model/web-address.ts'

/** What a player needs; not the page that it is in, nor, from the page's own site, what that site keeps. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

/** The frame of a provider, built by ourselves. */
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
