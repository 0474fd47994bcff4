import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

/** What every element of ours may carry, and what it says of itself: read by the loader, not by a widget. */
export const everyElement = {
  attributes: {
    'vitrine-load': {type: 'choice', choices: ['now', 'idle', 'visible', 'interaction'], default: 'idle'},
    'vitrine-state': {type: 'choice', choices: ['loading', 'mounted', 'error'], default: ''},
  },
} as const

export const aboutEvery: Record<keyof typeof everyElement.attributes, string> = {
  'vitrine-load':
    'When the widget is fetched and mounted. Each widget has a default of its own; the first 24 elements that would wait to be idle or visible mount at once.',
  'vitrine-state':
    'How far the widget is; absent as long as it is not needed. Written by the loader: to be read by style sheets and tests.',
}

/** The loader’s own tag. */
export const tag = {
  name: 'script',
  attributes: {
    api: {type: 'text', default: null},
    backend: {type: 'choice', choices: ['platform', 'vendure', 'shopify', 'mock'], default: 'platform'},
    key: {type: 'text', default: null},
    channel: {type: 'text', default: null},
    region: {type: 'text', default: null},
    'mock-delay': {type: 'integer', default: 0},
    'mock-fail': {type: 'text', default: null},
    credentials: {type: 'choice', choices: ['include', 'omit'], default: 'include'},
    load: {type: 'choice', choices: ['now', 'idle', 'visible', 'interaction'], default: 'idle'},
    debug: {type: 'boolean', default: false},
    scripts: {type: 'text', default: null},
    tracking: {type: 'choice', choices: ['on', 'validate', 'off'], default: 'on'},
    events: {type: 'text', default: null},
    errors: {type: 'choice', choices: ['own', 'all', 'off'], default: 'own'},
    compat: {type: 'boolean', default: false},
  },
} as const satisfies Definition

export const aboutTag: About<typeof tag, Record<string, string>>['attributes'] = {
  api: 'Origin of the API, where it is not the page’s own: `https://api.example`. With `data-backend="vendure"`, the address of the Shop API: `https://shop.example/shop-api`. With `data-backend="shopify"`, that of the Storefront API with its version: `https://your-shop.myshopify.com/api/2026-04/graphql.json`. `mock`: a shop in the page, as `data-backend="mock"` (docs/guide/own-backend.md).',
  backend:
    'The kind of shop: platform and mock (docs/guide/own-backend.md), vendure (docs/guide/vendure.md), shopify (docs/guide/shopify.md).',
  key: 'The public key of a shop that needs one. With `data-backend="shopify"`: the public access token of a storefront. The admin shows it under Sales channels, Headless.',
  channel:
    'With `data-backend="vendure"`: the token of the channel, which decides prices and currency. The admin shows it under Settings, Channels. Without it, the default channel counts.',
  region:
    'The region of a shop that has prices by region. With `data-backend="shopify"`: the visitor’s country, as two letters, which decides prices and currency. The admin lists the countries under Settings, Markets.',
  'mock-delay': 'With `data-backend="mock"`: milliseconds that each reply takes.',
  'mock-fail':
    'With `data-backend="mock"`: calls that fail with status 500. `all`, or beginnings of paths, separated by spaces: `/api/form /api/commerce/inventory`.',
  credentials:
    '`omit`: no call to another origin carries cookies. Carts are known by a token there (docs/guide/own-backend.md).',
  load: 'When widgets are fetched that say nothing themselves.',
  debug:
    'Tells the console of all that happens, and shows the QA overlay; so does `?vitrine-debug` in the address.',
  scripts:
    'Addresses, apart by spaces, that scripts of captchas and recorders may come from, besides the page’s own origin and their providers’ own: `https://cdn.example/captcha/`.',
  tracking:
    'off: no tracking and no error reports. validate: newer events go to the validating address alone, and the console says what is wrong with which field; only where the page context says `environment` dev, qa or staging.',
  events:
    'Origin that newer events are sent to: `https://events.example`. Without it, that of `eventHosts` in the page context, else that of the API.',
  errors:
    'Which errors are reported: own, those of our files and widgets; all, those of the whole page; off, none.',
  compat: 'Stands in for the page globals that inline code of storefront pages calls (docs/guide/moving.md).',
}

/** What a page says about itself. */
export const SITE_CONTEXT =
  'On a `<script type="application/json">`: the page context (PageContext in docs/reference/shapes.md), read before all else: currency, language, cookies.'
