import {askStrings} from './ask-strings.ts'
import {backgroundStrings} from './background-strings.ts'
import {embedStrings} from './embed-strings.ts'

/** All of them; each part ships its own. */
export const strings = {...embedStrings, ...backgroundStrings, ...askStrings}
