import {createTexts} from '../../src/lib/texts.ts'

export const strings = {follow: 'Follow @{name}'}

export const texts = createTexts('follow', strings)
