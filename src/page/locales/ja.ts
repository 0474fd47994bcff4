import {createPut} from './catalogue.ts'
import {texts} from './generated/ja.ts'

export const put = createPut('ja', texts)
