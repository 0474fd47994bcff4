import {createTexts} from '../../src/page/texts.ts'

export const strings = {add: 'Add to Google Calendar'}

export const texts = createTexts('calendar-link', strings)
