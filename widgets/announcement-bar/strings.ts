import {createTexts} from '../../src/page/texts.ts'

export const strings = {
  label: 'Announcement',
  dismiss: 'Dismiss announcement',
}

export const texts = createTexts('announcement-bar', strings)
