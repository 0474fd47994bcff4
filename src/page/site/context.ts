import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {safeDocument} from '../safe-document.ts'

const SELECTOR = 'script[data-site-context]'
/** The problem of a page that has neither a script nor the platform's global. */
export const MISSING = 'no page context'

export interface PageContext {
  fields: Record<string, unknown>
  /** What to tell the author of the page, if anything. */
  problem: string | null
}

function readGlobal(doc: Document): unknown {
  const {defaultView} = doc
  // elements can be called so, but none is the window's own
  const holder: unknown =
    defaultView && Object.hasOwn(defaultView, 'Static') && Reflect.get(defaultView, 'Static')
  return isRecord(holder) ? holder.SQUARESPACE_CONTEXT : null
}

/** Each document's script, known once the document is parsed; null where it came without one. */
const known = new WeakMap<Document, Element | null>()

/**
 * The script that came with the document. Markup that comes later, such as a comment or a reply, cannot take its place:
 * only what is put into the head can, where scripts of the page alone write, or what takes its place in a page that was
 * swapped.
 */
function findScript(doc: Document): Element | null {
  const inHead = [...doc.querySelectorAll(`head>${SELECTOR}`)].at(-1)
  let script = inHead ?? known.get(doc)
  if (script === undefined || script?.isConnected === false) script = doc.querySelector(SELECTOR)
  if (doc.readyState !== 'loading') known.set(doc, script)
  return script
}

/** What the page says about itself: our own script first, then the platform's global, then nothing. */
export function readContext(doc: Document = safeDocument): PageContext {
  const script = findScript(doc)
  const parsed = parseJson(script?.textContent)
  if (parsed.ok && isRecord(parsed.value)) return {fields: parsed.value, problem: null}
  const fallback = readGlobal(doc)
  const fields = isRecord(fallback) ? fallback : {}
  if (script) return {fields, problem: `${SELECTOR} ${parsed.ok ? 'is not an object' : parsed.problem}`}
  return {fields, problem: fields === fallback ? null : MISSING}
}
