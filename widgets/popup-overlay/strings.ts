import {createTexts} from '../../src/lib/texts.ts'

export const strings = {
  label: 'Announcement',
  close: 'Close',
}

export const texts = createTexts('popup-overlay', strings)
