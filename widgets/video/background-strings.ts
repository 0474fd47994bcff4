import {createTexts} from '../../src/page/texts.ts'

export const backgroundStrings = {
  start: 'Play background video',
  stop: 'Pause background video',
}

export const texts = createTexts('video', backgroundStrings)
