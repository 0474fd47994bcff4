import {COMMENT_TEXTS} from '../../src/format/comment-count.ts'
import {createTexts} from '../../src/page/texts.ts'

export const strings = {...COMMENT_TEXTS, unknown: 'Comments'}

export const texts = createTexts<Intl.LDMLPluralRule | 'none' | 'unknown'>('comments-link', strings)
