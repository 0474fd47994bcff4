import {readPath} from '../lib/read-path.ts'
import {toNumber} from '../lib/to-number.ts'

/** The number of the page's type. `pageTypes` of the context maps the types of a template that numbers them otherwise. */
export const pageTypeOf = (context: Record<string, unknown>): number | null =>
  toNumber(readPath(context, `pageTypes.${context.pageType}`), toNumber(context.pageType, null))
