import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {safeDocument} from '../safe-document.ts'

/** The language that the page context names, else the document's, else 'en-US'. */
export const readLocale = (context: Record<string, unknown>, doc: Document = safeDocument): string =>
  textOrNull(readPath(context, 'website.language')) ?? (doc.documentElement.lang || 'en-US')
