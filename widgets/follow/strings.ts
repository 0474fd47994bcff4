import {createTexts} from '../../src/page/texts.ts'

export const strings = {follow: 'Follow @{name}'}

export const texts = createTexts('follow', strings)
