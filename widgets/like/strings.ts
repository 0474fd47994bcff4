import {createTexts} from '../../src/page/texts.ts'

export const strings = {one: 'Like, 1 like', other: 'Like, {n} likes'}

export const texts = createTexts<Intl.LDMLPluralRule>('like', strings)
