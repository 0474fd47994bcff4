import {createPut} from './catalogue.ts'
import {texts} from './generated/zh.ts'

export const put = createPut('zh', texts)
