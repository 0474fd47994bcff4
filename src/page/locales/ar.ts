import {createPut} from './catalogue.ts'
import {texts} from './generated/ar.ts'

export const put = createPut('ar', texts)
