import {createPut} from './catalogue.ts'
import {texts} from './generated/en-gb.ts'

/** British wording where it differs; everything else falls back to the widgets' English. */
export const put = createPut('en', texts)
