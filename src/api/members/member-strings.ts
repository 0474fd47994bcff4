import {createTexts} from '../../page/texts.ts'

/** Texts for a member when a call fails; a page overrides them as `api.<key>`. */
export const memberStrings = {
  memberWrong: 'Email or password is not right.',
  memberLocked: 'Too many tries with a wrong password. Please try again later.',
}

export const memberText = createTexts('api', memberStrings)
