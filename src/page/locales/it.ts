import {createPut} from './catalogue.ts'
import {texts} from './generated/it.ts'

export const put = createPut('it', texts)
