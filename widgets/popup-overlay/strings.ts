import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  label: 'Announcement',
  close: 'Close',
}

export const texts = createTexts('popup-overlay', strings)
