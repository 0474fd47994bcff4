import type {Registration} from '../../src/contract/widget.ts'
import {createTexts} from '../../src/page/texts.ts'
import type {About} from '../../src/widget/about.ts'
import type {Definition} from '../../src/widget/definition.ts'

export const entry: Registration = {
  in: 'engine',
  selector: '.squarespace-audio-player',
  strategy: 'visible',
}

export const definition = {
  name: 'audio',
  attributes: {
    'audio-asset-url': {type: 'text', default: ''},
    title: {type: 'text', default: ''},
    author: {type: 'text', default: ''},
    'duration-in-ms': {type: 'integer', default: 0, min: 0},
  },
} as const satisfies Definition

export const strings = {
  audio: 'Audio',
  play: 'Play',
  pause: 'Pause',
  seek: 'Position',
  of: '{time} of {duration}',
  failed: 'This audio cannot be played.',
}

export const texts = createTexts('audio', strings)

export const about: About<typeof definition, typeof strings> = {
  summary:
    'A player: a button, a slider and the time. Only one player plays at a time, and nothing is fetched before it plays. data-audio-state shows the state: idle, playing, paused or error. Without script the browser’s own player or a link is visible.',
  attributes: {
    'audio-asset-url': 'The address of the audio, if the element contains no <audio>.',
    title: 'The title, shown unless the element already shows it.',
    author: 'The author, shown unless the element already shows it.',
    'duration-in-ms': 'The length in milliseconds, used until the browser knows it.',
  },
  strings: {
    audio: 'Name of a player without a title.',
    play: 'Name of the button while paused.',
    pause: 'Name of the button while playing.',
    seek: 'Name of the slider.',
    of: 'Value text of the slider: {time} and {duration} as minutes:seconds.',
    failed: 'Shown when the audio cannot be loaded or played; the button tries again.',
  },
  parts: {
    audio:
      'The audio, with its sources. All other content of the element stays, such as titles and download links.',
    '.squarespace-audio-player': 'Platform markup.',
  },
  events: {},
  classes: {
    audio__player: 'The player.',
    audio__about: 'Title and author.',
    audio__seek: 'The slider.',
    audio__time: 'The time and the length.',
    audio__error: 'The error message.',
  },
  properties: {
    '--vitrine-error-color': 'Colour of the error message.',
  },
  shares: ['play'],
  slots: {},
}
