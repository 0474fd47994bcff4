import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A video of another site. Nothing of that site is fetched before the overlay is pressed, or, without one, before the element is seen; where the site’s cookie policy is restrictive, before the visitor has pressed or consented. With data-background, a video of one’s own, or of a provider, that plays behind a page. data-video-state says how far it is: idle, playing or paused.',
  attributes: {
    html: 'What the provider says it is embedded by (oEmbed): an <iframe> with an https address is built anew from it; all else in it is left out.',
    'provider-name': 'Whose site it is: part of the button’s name.',
    title: 'What the video is called; without it, the title in the provider’s HTML.',
    load: 'false: it waits to be pressed without an overlay, too.',
    background:
      'A <video> in the element, else the frame of data-html, plays by itself, without a sound and while it is seen: not where a visitor wants less movement or less data, and not once it was paused.',
  },
  strings: {
    play: 'Name of the overlay.',
    playFrom: 'Name of the overlay where the provider is known: {provider}.',
    frame: 'Name of the frame: {name} is what the video is called, else its provider.',
    ask: 'Where the site’s cookie policy is restrictive, in place of the video before the visitor has consented: {host} is the provider’s.',
    start: 'Name of the button of a background video that stands still.',
    stop: 'Name of the button of one that plays.',
  },
  parts: {
    '.sqs-video-overlay':
      'Stands before the video, and is pressed: with a picture, a text, or nothing in it. A link to the video is a good one.',
    '.sqs-video-icon': 'Gets an arrow.',
    '.sqs-video-wrapper': 'Markup of the platform.',
    video: 'Of a background video.',
  },
  events: {},
  classes: {
    video__box: 'On the element.',
    video__overlay: 'On the overlay.',
    video__frame: 'The frame.',
    video__switch: 'The button of a background video.',
  },
  properties: {
    '--vitrine-video-ratio': 'Shape of an element that has no picture in it; `16 / 9` by default.',
    '--vitrine-video-button-color': 'What is drawn on the button over a video.',
    '--vitrine-video-button-background': 'Its ground.',
  },
  shares: ['ask-first', 'play'],
  slots: {},
}
