import {createPut} from './catalogue.ts'
import {texts} from './generated/pt.ts'
import {texts as abroad} from './generated/pt-pt.ts'

/** Outside Brazil: addresses and phone numbers without Brazil’s postal and area codes. */
export const put = createPut('pt', texts, /-(?!BR\b)[a-z]{2}\b/i, () => abroad)
