import {toJson} from '../../lib/to-json.ts'
import {createPut, type Owned} from './catalogue.ts'
import {texts} from './generated/de.ts'

/** Switzerland and Liechtenstein do not use ß. */
const swiss = (): Owned => JSON.parse(toJson(texts).replaceAll('ß', 'ss'))

export const put = createPut('de', texts, /-(CH|LI)\b/i, swiss)
