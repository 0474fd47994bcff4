import {createTexts} from '../../src/page/texts.ts'

/** Texts of a form that a button opens. */
export const dialogStrings = {
  open: 'Open the form',
  close: 'Close',
}

export const dialogTexts = createTexts('newsletter', dialogStrings)
