import type {Locator} from '@playwright/test'
import {addToCart, bowl} from '../support/markup.ts'

/** A part of a page that contacts another origin. */
export interface Source {
  /** The widget, or another part of the product. */
  widget: string
  /** The reason for the request. */
  cause: string
  /** The host of the request. */
  host: string
  html: string
  /** A visitor's action on it, and its name in the table. */
  use?: {name: string; act: (stage: Locator) => Promise<unknown>}
}

/** A document with some sources; sources with the same host are on separate pages. */
export interface Stage {
  sources: readonly Source[]
  /** Attributes of the loader's tag. */
  loader?: string
}

const CAPTCHA = 'www.google.com'
const ROOM = '<div class="captcha-container"></div>'
const EMAIL = '<label>Email <input type="email" name="email"></label>'

const frameOf = (host: string): string => `data-html='&lt;iframe src="https://${host}/1"&gt;&lt;/iframe&gt;'`

const press = {
  name: 'on click',
  act: (stage: Locator) => stage.getByRole('button').first().click(),
}
const firstUse = {
  name: 'on the first use of the form',
  act: (stage: Locator) => stage.getByRole('textbox').first().click(),
}

const captcha = (widget: string, html: string): Stage => ({
  loader: 'data-tracking="off"',
  sources: [{widget, cause: 'its captcha, if the site has a key', host: CAPTCHA, html, use: firstUse}],
})

export const STAGES: readonly Stage[] = [
  {
    loader: 'data-events="https://events.example"',
    sources: [
      {
        widget: 'video',
        cause: 'the provider’s player',
        host: 'player.example',
        html: `<div data-vitrine="video" data-vitrine-load="now" ${frameOf('player.example')}></div>`,
        use: press,
      },
      {
        widget: 'video',
        cause: 'the player behind the page’s own overlay, or with `data-load="false"`',
        host: 'overlaid.example',
        html: `<div data-vitrine="video" data-vitrine-load="now" ${frameOf('overlaid.example')}><div class="sqs-video-overlay"></div></div>`,
        use: press,
      },
      {
        widget: 'video',
        cause: 'the provider’s player in the background',
        host: 'background.example',
        html: `<div data-vitrine="video" data-vitrine-load="now" data-background ${frameOf('background.example')}></div>`,
        use: press,
      },
      {
        widget: 'image, and all widgets with pictures',
        cause: 'the picture, at the address from the page’s server',
        host: 'pictures.example',
        html: '<img data-vitrine="image" data-vitrine-load="now" data-src="https://pictures.example/mug.png" data-image-dimensions="64x64" width="64" alt="">',
      },
      {
        widget: 'audio',
        cause: 'the sound, at the address from the page’s server',
        host: 'sounds.example',
        html: '<div data-vitrine="audio" data-vitrine-load="now" data-audio-asset-url="https://sounds.example/bell.mp3"></div>',
        use: press,
      },
      {
        widget: 'tracking',
        cause:
          'newer events, if they have their own host (`data-events`); before the choice they have no id and are not stored',
        host: 'events.example',
        html: `<script>(window.Vitrine = window.Vitrine || []).push((vitrine) => vitrine.track('ViewCart', {cartId: 'cart'}))</script>`,
      },
      {
        widget: 'tracking',
        cause: 'the recording vendor, if the site has one and `data-scripts` allows it',
        host: 'recorder.example',
        html: '',
      },
    ],
  },
  {
    loader: 'data-api="https://api.example" data-tracking="off"',
    sources: [
      {
        widget: 'add-to-cart, and all widgets that call the shop',
        cause: 'the shop’s own API, if it is on another origin (`data-api`)',
        host: 'api.example',
        html: addToCart(bowl, 'data-vitrine-load="now"'),
        use: press,
      },
    ],
  },
  captcha(
    'captcha',
    `<form action="/ask">${EMAIL}<div data-vitrine="captcha" data-vitrine-load="now"></div></form>`,
  ),
  captcha(
    'form',
    `<form data-vitrine="form" data-vitrine-load="now" data-form-id="question" action="/ask">${EMAIL}${ROOM}<button>Ask</button></form>`,
  ),
  captcha(
    'newsletter',
    `<form data-vitrine="newsletter" data-vitrine-load="now" data-form-id="letter" action="/ask">${EMAIL}${ROOM}<button>Sign up</button></form>`,
  ),
  captcha(
    'restock-form',
    `<div data-vitrine="restock-form" data-vitrine-load="now" data-product-id="mug"><form action="/ask">${EMAIL}${ROOM}<button>Tell me</button></form></div>`,
  ),
]
