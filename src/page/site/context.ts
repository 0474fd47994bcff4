import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {safeDocument} from '../safe-document.ts'

const SELECTOR = 'script[data-site-context]'
/** The problem of a page that has neither a script nor the platform's global. */
export const MISSING = 'no page context'

export interface PageContext {
  fields: Record<string, unknown>
  /** The warning for the author of the page, if any. */
  problem: string | null
}

function readGlobal(doc: Document): unknown {
  const {defaultView} = doc
  // elements can have this name, but they are no own property of the window
  const holder: unknown =
    defaultView && Object.hasOwn(defaultView, 'Static') && Reflect.get(defaultView, 'Static')
  return isRecord(holder) ? holder.SQUARESPACE_CONTEXT : null
}

/** Each document's context script, known once the document is parsed; null for a document without one. */
const known = new WeakMap<Document, Element | null>()

/**
 * The script that arrived with the document. Later markup, such as a comment or a reply, cannot replace it. Only two
 * things can: a script in the head, where only the page's own scripts write, and the script of a page that was swapped.
 */
function findScript(doc: Document): Element | null {
  const inHead = [...doc.querySelectorAll(`head>${SELECTOR}`)].at(-1)
  let script = inHead ?? known.get(doc)
  if (script === undefined || script?.isConnected === false) script = doc.querySelector(SELECTOR)
  if (doc.readyState !== 'loading') known.set(doc, script)
  return script
}

/** The page context: from our own script, else from the platform's global, else empty. */
export function readContext(doc: Document = safeDocument): PageContext {
  const script = findScript(doc)
  const parsed = parseJson(script?.textContent)
  if (parsed.ok && isRecord(parsed.value)) return {fields: parsed.value, problem: null}
  const fallback = readGlobal(doc)
  const fields = isRecord(fallback) ? fallback : {}
  if (script) return {fields, problem: `${SELECTOR} ${parsed.ok ? 'is not an object' : parsed.problem}`}
  return {fields, problem: fields === fallback ? null : MISSING}
}

/** The language that the page context names, else the document's, else 'en-US'. */
export const readLocale = (context: Record<string, unknown>, doc: Document = safeDocument): string =>
  textOrNull(readPath(context, 'website.language')) ?? (doc.documentElement.lang || 'en-US')
