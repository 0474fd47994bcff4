import {createTexts} from '../../src/page/texts.ts'

export const embedStrings = {
  play: 'Play video',
  playFrom: 'Play video from {provider}',
  frame: 'Video: {name}',
}

export const texts = createTexts('video', embedStrings)
