import {KINDS} from '../../src/backends/generated/kinds.ts'
import type {Needs} from '../../src/backends/settings.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

/** Attributes of every Vitrine element; the loader reads or writes them, not a widget. */
export const everyElement = {
  attributes: {
    'vitrine-load': {type: 'choice', choices: ['now', 'idle', 'visible', 'interaction'], default: 'idle'},
    'vitrine-state': {type: 'choice', choices: ['loading', 'mounted', 'error'], default: ''},
    'vitrine-untrusted': {type: 'boolean', default: false},
  },
} as const

export const aboutEvery: Record<keyof typeof everyElement.attributes, string> = {
  'vitrine-load':
    'When the widget is fetched and mounted. Each widget has its own default. The first 24 elements that would wait for idle time or visibility mount immediately.',
  'vitrine-state':
    'The state of the widget; absent while it is not needed. The loader sets it for style sheets and tests.',
  'vitrine-untrusted':
    'On a container with what visitors wrote: nothing below it becomes a widget, and nothing there counts as the cart link, the cart or the popup of the page.',
}

/** The loader’s own tag. */
export const tag = {
  name: 'script',
  attributes: {
    api: {type: 'text', default: null},
    backend: {
      type: 'choice',
      choices: ['platform', ...KINDS.keys(), 'mock'],
      default: 'platform',
    },
    cart: {type: 'choice', choices: ['popover', 'drawer', 'page', 'none'], default: 'popover'},
    checkout: {type: 'text', default: null},
    key: {type: 'text', default: null},
    channel: {type: 'text', default: null},
    region: {type: 'text', default: null},
    'mock-delay': {type: 'integer', default: 0},
    'mock-fail': {type: 'text', default: null},
    credentials: {type: 'choice', choices: ['include', 'omit'], default: 'include'},
    load: {type: 'choice', choices: ['now', 'idle', 'visible', 'interaction'], default: 'idle'},
    debug: {type: 'boolean', default: false},
    prerender: {type: 'choice', choices: ['on', 'off'], default: 'on'},
    scripts: {type: 'text', default: null},
    'form-scripts': {type: 'choice', choices: ['allow', 'remove'], default: 'remove'},
    tracking: {type: 'choice', choices: ['on', 'validate', 'off'], default: 'on'},
    events: {type: 'text', default: null},
    errors: {type: 'choice', choices: ['own', 'all', 'off'], default: 'own'},
    'field-data': {type: 'number', default: 0, min: 0, max: 100},
    compat: {type: 'boolean', default: false},
    theme: {type: 'choice', choices: ['auto', 'none'], default: 'none'},
  },
} as const satisfies Definition

const shops = await Promise.all(
  [...KINDS].map(async ([name, {load}]) => ({name, needs: (await load()).needs})),
)

/** What the kinds of shops say where a setting is missing. */
function neededBy(setting: keyof Needs): string {
  const hints = shops.flatMap(({name, needs}) => {
    const hint = needs[setting]?.replace('Give ', '').replace(/https:\S+(?=\.$)/, '`$&`')
    return hint ? [`With \`data-backend="${name}"\`: ${hint}`] : []
  })
  return hints.join(' ')
}

export const aboutTag: About<typeof tag, Record<string, string>>['attributes'] = {
  api: `Origin of the API, if it differs from the page’s: \`https://api.example\`. ${neededBy('api')} \`mock\` is the same as \`data-backend="mock"\`: a shop in the page (docs/guide/own-backend.md).`,
  backend: `The kind of shop: platform and mock (docs/guide/own-backend.md), ${shops.map(({name}) => `${name} (docs/guide/${name}.md)`).join(', ')}.`,
  cart: 'What adding to the cart opens: the drawer, the popover, the cart page, or nothing. With `drawer`, the cart link opens the drawer, too.',
  checkout:
    'Address of the checkout, where the shop names none with the cart: `/kasse/`, or `https://pay.example/buy`. The default is `/checkout` on the page’s origin. Links to the checkout in the page’s own HTML keep their address.',
  key: `The public key of the shop, if it needs one. ${neededBy('key')}`,
  channel:
    'With `data-backend="vendure"`: the token of the channel, which determines prices and currency. The admin shows it under Settings, Channels. The default is the default channel.',
  region: `The region, if the shop has prices by region: it determines prices and currency. ${neededBy('region')} With \`data-backend="shopify"\`: the visitor’s country, as two letters. The admin lists the countries under Settings, Markets.`,
  'mock-delay': 'With `data-backend="mock"`: the delay of each reply in milliseconds.',
  'mock-fail':
    'With `data-backend="mock"`: calls that fail with status 500: `all`, or path prefixes separated by spaces: `/api/form /api/commerce/inventory`.',
  credentials:
    '`omit`: calls to another origin send no cookies. A token identifies the cart there (docs/guide/own-backend.md).',
  load: 'The loading strategy of widgets that do not set their own.',
  debug:
    'Logs every step to the console and shows the QA overlay. `?vitrine-debug` in the address does the same.',
  prerender:
    '`off`: `vitrine hints` and `speculationRulesFor` write no rules by which browsers prepare the pages of products ahead (docs/guide/hints.md).',
  scripts:
    'Addresses, separated by spaces, that captcha and recorder scripts may load from, in addition to the page’s origin and the providers’ own: `https://cdn.example/captcha/`.',
  'form-scripts':
    '`allow`: scripts in the HTML after a form run under the policy of the page (docs/guide/forms.md). By default they are removed.',
  tracking:
    'off: no tracking and no error reports. validate: newer events go only to the validating address, and the console reports each wrong field; only if `environment` in the page context is dev, qa or staging.',
  events:
    'Origin that receives newer events: `https://events.example`. The default is `eventHosts` in the page context, otherwise the origin of the API.',
  errors:
    'Which errors are reported. own: errors of Vitrine’s files and widgets; all: errors of the whole page; off: none.',
  'field-data':
    'Percent of the page views that report how the release works: failed widgets, missing files, the speed of interactions (docs/guide/deploy.md). Only with the visitor’s consent.',
  compat: 'Provides the page globals that inline code of storefront pages calls (docs/guide/moving.md).',
  theme:
    'auto: widgets take accent, corners, font, text and background from the page’s own button, links and body (docs/guide/theming.md).',
}

/** The page context script. */
export const SITE_CONTEXT =
  'On a `<script type="application/json">`: the page context (PageContext in docs/reference/shapes.md), read first: currency, language, cookies.'
