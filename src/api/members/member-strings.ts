import {createTexts} from '../../page/texts.ts'

/** Texts for a member when a call fails; a page overrides them as `api.<key>`. */
export const memberStrings = {
  memberWrong: 'Incorrect email or password.',
  memberLocked: 'Too many failed login attempts. Please try again later.',
}

export const memberText = createTexts('api', memberStrings)
