import type {About} from '../../src/widget/about.ts'
import type {definition} from './definition.ts'
import type {strings} from './strings.ts'

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A player: a button, a slider and the time. One plays at a time, and nothing is fetched before it does. data-audio-state says how far it is: idle, playing, paused or error. Without script the browser’s own player or a link stands there.',
  attributes: {
    'audio-asset-url': 'What is played, where the element has no <audio> of its own.',
    title: 'Its title: shown where the element does not show it already.',
    author: 'Whose it is, likewise.',
    'duration-in-ms': 'Its length in milliseconds, for as long as the browser does not know it.',
  },
  strings: {
    audio: 'Name of the player of what has no title.',
    play: 'Name of the button while nothing plays.',
    pause: 'Name of the button while it plays.',
    seek: 'Name of the slider.',
    of: 'What the slider says: {time} and {duration} as minutes:seconds.',
    failed: 'Said when it cannot be had or played; the button tries again.',
  },
  parts: {
    audio: 'The audio, with its sources. All else in the element stays: titles, links to download it.',
    '.squarespace-audio-player': 'Markup of the platform.',
  },
  events: {},
  classes: {
    audio__player: 'The player.',
    audio__about: 'Title and author.',
    audio__seek: 'The slider.',
    audio__time: 'The time, and the length.',
    audio__error: 'What went wrong.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of what went wrong.',
  },
  shares: ['play'],
  slots: {},
}
