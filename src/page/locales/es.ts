import {createPut} from './catalogue.ts'
import {texts} from './generated/es.ts'
import {texts as american} from './generated/es-419.ts'

/** The Americas: “agregar”, “video”, the simple past. */
export const put = createPut('es', texts, /-(?!ES\b)(419|[a-z]{2})\b/i, () => american)
