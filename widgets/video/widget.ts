import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.sqs-video-wrapper, .sqs-native-video, .sqs-video-background, .sqs-video-background-native',
  strategy: 'seen',
  // a link leads to the video meanwhile
  pressed: '.sqs-video-overlay:not(a)',
  uses: ['./lazy/ask-for-video.ts'],
}

export const definition = {
  name: 'video',
  attributes: {
    html: {type: 'text', default: ''},
    'provider-name': {type: 'text', default: ''},
    title: {type: 'text', default: ''},
    load: {type: 'boolean', default: true},
    background: {type: 'boolean', default: false},
  },
} as const satisfies Definition

export const strings = {
  play: 'Play video',
  playFrom: 'Play video from {provider}',
  frame: 'Video: {name}',
  start: 'Play background video',
  stop: 'Pause background video',
  ask: 'Press to load the video from {host}. It may set cookies.',
}

export const texts = createTexts('video', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A video from another site. Nothing is fetched from that site before a click on the overlay, or, without an overlay, before the element is visible. If the site’s cookie policy is restrictive, nothing is fetched before a click or consent. With data-background, the page’s own or a provider’s video that plays behind the page. It also plays the videos that the platform stores, and the background videos of its sections. data-video-state shows the state: idle, playing or paused.',
  attributes: {
    html: 'The provider’s embed HTML (oEmbed). The widget rebuilds an <iframe> with an https address from it and drops the rest.',
    'provider-name': 'The name of the provider: part of the button’s name.',
    title: 'The title of the video. By default the title in the provider’s HTML.',
    load: 'false: waits for a click without an overlay, too.',
    background:
      'A <video> in the element, otherwise the frame of data-html, plays automatically, muted and while it is visible. It does not play if the visitor prefers reduced motion or saves data, and not after it was paused.',
  },
  strings: {
    play: 'Name of the overlay.',
    playFrom: 'Name of the overlay if the provider is known: {provider}.',
    frame: 'Name of the frame: {name} is the title of the video, otherwise the provider.',
    ask: 'Shown in place of the video before consent if the site’s cookie policy is restrictive; {host} is the provider’s.',
    start: 'Name of the button of a background video that is paused.',
    stop: 'Name of the button of a background video that plays.',
  },
  parts: {
    '.sqs-video-overlay':
      'Covers the video and starts it on click: with a picture, a text, or nothing in it. A link to the video works well.',
    '.sqs-video-icon': 'Receives an arrow.',
    '.sqs-video-wrapper': 'Platform markup.',
    '.sqs-native-video':
      'Platform markup: a stored video, with `data-config-video`. It receives the browser’s player. `data-config-settings` and `data-config-thumbnail` count.',
    '.sqs-video-background-native, .sqs-video-background':
      'Platform markup: a stored video (`data-config-native-video`) or one of YouTube or Vimeo (`data-config-url`) behind a section. The button is in the section. It does nothing beside the template’s own script (`site-bundle.js`).',
    video: 'The background video.',
  },
  events: {},
  classes: {
    video__box: 'On the element.',
    video__overlay: 'On the overlay.',
    video__frame: 'The frame.',
    video__cover: 'Around the frame of a background video.',
    video__film: 'A video that the platform stores.',
    video__hosted: 'On an element of the platform with a stored or a background video.',
    video__stage: 'On the element with the button of a background video.',
    video__switch: 'The button of a background video.',
  },
  properties: {
    '--video-ratio': 'Set on a video that the platform stores: its aspect ratio, if known.',
    '--vitrine-video-ratio': 'Aspect ratio of an element without a picture; `16 / 9` by default.',
    '--vitrine-video-button-color': 'Colour of the icon on the button over a video.',
    '--vitrine-video-button-background': 'Background of that button.',
  },
  shares: ['ask-first', 'play'],
  slots: {},
}
