import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  play: 'Play video',
  playFrom: 'Play video from {provider}',
  frame: 'Video: {name}',
  start: 'Play background video',
  stop: 'Pause background video',
  ask: 'Press to load the video from {host}. It may set cookies.',
}

export const texts = createTexts('video', strings)
