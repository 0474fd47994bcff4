import {readdirSync} from 'node:fs'
import type {Definition} from '../../../src/widget/definition.ts'

/** A host without a server, and a function without a caller: an attack that reaches either has succeeded. */
export const EVIL = 'https://evil.example'
const RUN = '__ran(1)'

const IMAGE = `<img src=x onerror="${RUN}">`
const CONTEXT = `<script type="application/json" data-site-context>${JSON.stringify({
  website: {captchaSettings: {siteKey: 'k', scriptUrl: `${EVIL}/captcha.js`}},
  sessionRecording: {scriptUrl: `${EVIL}/recorder.js`, account: 'a'},
  environment: 'prod',
  eventHosts: {prod: EVIL},
  errorService: `${EVIL}/errors`,
})}</script>`

/** The properties that any data object may have, each with a text of the same kind. */
const objectOf = (text: string): string =>
  JSON.stringify({
    ...{
      id: 'a',
      itemId: 'a',
      title: text,
      name: text,
      label: text,
      url: text,
      productUrl: text,
      imageUrl: text,
    },
    ...{continueShoppingLinkUrl: text, successRedirect: text, submissionMessage: text, submissionHTML: text},
    ...{body: text, action: {label: 'Go', url: text}, showOnTimer: true, timeout: 0, scriptUrl: text},
    structuredContent: {productType: 1, variants: [{sku: text, unlimited: true, attributes: {[text]: text}}]},
    variants: [{sku: text, unlimited: true, attributes: {[text]: text}}],
    fields: [{id: 'f', type: 'text', title: text, description: text, placeholder: text}],
    cart: {entries: [{id: 'e', itemId: 'a', quantity: 1, title: text, productUrl: text, imageUrl: text}]},
    design: text,
    order: {id: text, items: [{sku: text, productName: text}]},
  })

export const PAYLOADS: readonly string[] = [
  `javascript:${RUN}`,
  ` java\nscript:${RUN}`,
  `JaVaScRiPt:${RUN}//`,
  `data:text/html,<script>parent.${RUN}</script>`,
  `${EVIL}/x.js`,
  '//evil.example/x.js',
  '\\\\evil.example/x.js',
  `">${IMAGE}`,
  IMAGE,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<svg><style>${IMAGE}`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `\${${RUN}}{{${RUN}}}`,
  `{"__proto__": {"polluted": "${RUN}"}, "constructor": {"prototype": {"polluted": "1"}}}`,
  objectOf(`javascript:${RUN}`),
  objectOf(IMAGE + CONTEXT),
  objectOf(`${EVIL}/x.js`),
  `[${objectOf(IMAGE)}]`,
  `expression(${RUN})`,
]

const inQuotes = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The elements that widgets look for around and inside themselves. */
const INSIDE = `<a>a</a><button>b</button><img alt="" width="9" height="9"><form data-form-id="f"><input name="email" value="a@b.example">
<button>Send</button></form><template data-slot="sent">${IMAGE}</template>${CONTEXT}`

const FOLDERS = readdirSync(new URL('../../../widgets/', import.meta.url), {withFileTypes: true})
  .filter((one) => one.isDirectory())
  .map(({name}) => name)

/** Every attribute of every widget. */
export async function readAttributes(): Promise<{widget: string; attribute: string}[]> {
  const all = await Promise.all(
    FOLDERS.map(async (widget) => {
      const {definition}: {definition: Definition} = await import(`../../../widgets/${widget}/widget.ts`)
      return [...Object.keys(definition.attributes), 'submission-html'].map((attribute) => ({
        widget,
        attribute,
      }))
    }),
  )
  return all.flat()
}

/** One attribute with one payload, as an element around the parts of a widget, and as a plain link. */
export const hostileElements = (
  {widget, attribute}: {widget: string; attribute: string},
  payload: string,
): string => {
  const attributes = `data-vitrine="${widget}" data-vitrine-load="now" data-${attribute}="${inQuotes(payload)}"`
  return `<div ${attributes}>${INSIDE}</div><a ${attributes}>a</a>`
}

const ORDER = inQuotes(
  JSON.stringify({id: 'forged', items: [], grandTotal: {currency: 'USD', value: '99999.00'}}),
)
const CHECKOUT = `<a data-cart="checkout" href="${EVIL}/checkout">Checkout</a>`

/** Parts of the page whose links, orders and carts are not the page's own. */
export const FORGED = [
  `<div data-vitrine="order-confirmed" data-order="${ORDER}"></div>`,
  `<a data-vitrine="cart-indicator" href="${EVIL}/cart">Cart</a><a class="sqs-custom-cart" href="${EVIL}/cart">Cart</a>`,
  `<div data-vitrine="cart-drawer"><template data-slot="cross-sell">${CHECKOUT}</template>${CHECKOUT}</div>`,
].join('\n')

const POPUP = inQuotes(
  JSON.stringify({showOnTimer: true, timeout: 0, title: 'Log in', action: {label: 'Go', url: EVIL}}),
)

/** Parts that act unasked, or in place of the page's own. */
export const TAKEOVERS = [
  FORGED,
  `<div data-vitrine="popup-overlay" data-vitrine-load="now" data-options="${POPUP}"></div>`,
  '<div data-vitrine="captcha" data-vitrine-load="now" data-site-key="k"></div>',
  '<div class="captcha-container" data-site-key="k"></div>',
  '<div data-vitrine="announcement-bar" data-vitrine-load="now">News</div><div class="sqs-announcement-bar-dropzone"></div>',
  `<a data-vitrine="member-account" href="${EVIL}/account">Account</a>`,
  '<div data-vitrine="cart-popover" data-vitrine-load="now"></div>',
  `<div data-vitrine="cart-page"><ul data-cart="lines"></ul>${CHECKOUT}</div><div id="sqs-cart-root"></div>`,
].join('\n')

/** Every widget, by its name. */
const bare = FOLDERS.map((widget) => `<div data-vitrine="${widget}" data-vitrine-load="now"></div>`)

/** Every widget in other spellings and places, and parts of the page by the platform's classes, links and ids. */
export const SPELLINGS = [
  TAKEOVERS,
  ...bare,
  ...FOLDERS.map((widget) => `<DIV DATA-VITRINE=${widget} DATA-VITRINE-LOAD='now'></DIV>`),
  ...FOLDERS.map(
    (widget) => `<svg><a data-vitrine="${widget}" data-vitrine-load="now"><text>a</text></a></svg>`,
  ),
  `<template>${TAKEOVERS}</template>`,
  `<form class="newsletter-form" data-form-id="forged"><input name="email"></form>`,
  `<div class="sqs-block-button" id="block-forged"><a href="${EVIL}">Go</a></div>`,
  `<div class="header-menu"><nav><a href="${EVIL}/menu">Menu</a></nav></div>`,
  `<div class="Mobile-overlay"><a href="${EVIL}/menu">Menu</a></div><div id="sidecarNav"></div>`,
  `<div id="delivery"><a href="${EVIL}/delivery">Delivery</a></div>`,
  '<div class="squarespace-comments" id="comments-post" data-public-comment-count="99"></div>',
].join('\n')

/** All data that is read as configuration, and every widget. */
export function hostileReply(): string {
  return [
    CONTEXT,
    '<form><div data-vitrine="captcha" data-vitrine-load="now" data-site-key="k"></div></form>',
    '<form><div class="captcha-container" data-site-key="k"></div></form>',
    `<template data-slot="sent">${CONTEXT}<div data-vitrine="captcha" data-site-key="k"></div></template>`,
    ...bare,
    TAKEOVERS,
    IMAGE,
  ].join('\n')
}
