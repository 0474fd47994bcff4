import {createTexts} from '../../src/page/texts.ts'

export const askStrings = {
  ask: 'Press to load the video from {host}. It may set cookies.',
}

export const texts = createTexts('video', askStrings)
