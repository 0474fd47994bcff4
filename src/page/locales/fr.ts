import {createPut} from './catalogue.ts'
import {texts} from './generated/fr.ts'
import {texts as canadian} from './generated/fr-ca.ts'

/** Canada: no space before an exclamation or question mark, and “courriel”. */
export const put = createPut('fr', texts, /-CA\b/i, () => canadian)
