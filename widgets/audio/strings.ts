import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  audio: 'Audio',
  play: 'Play',
  pause: 'Pause',
  seek: 'Position',
  of: '{time} of {duration}',
  failed: 'This audio cannot be played.',
}

export const texts = createTexts('audio', strings)
