import {UNTRUSTED} from '../../contract/attributes.ts'
import {asRecord} from '../../lib/as-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {FORMS} from '../assumptions.ts'
import {trackView} from './track.ts'

/** In author markup, the definition may name the form. */
function readId(form: HTMLFormElement, element: HTMLElement): string | null {
  const parsed = parseJson(element.dataset.form)
  const {formId, id} = asRecord(parsed.ok ? parsed.value : null)
  return textOrNull(formId) ?? textOrNull(id) ?? element.dataset.formId ?? form.dataset.formId ?? null
}

/** A button opens the form, or its widget reveals it: the widget reports it then. */
const isClosed = (form: HTMLFormElement, {dataset}: HTMLElement): boolean =>
  !/^(false|null|0)$/.test(dataset.lightbox ?? 'false') || form.closest('[hidden],.hidden') !== null

const hasFields = (form: HTMLFormElement): boolean =>
  form.querySelector('input:not([type=hidden]),select,textarea') !== null

const found = new WeakSet<HTMLFormElement>()

function look(): void {
  for (const form of document.forms) {
    const element = !found.has(form) && form.closest<HTMLElement>(FORMS)
    if (!element || element.closest(UNTRUSTED) || isClosed(form, element) || !hasFields(form)) continue
    found.add(form)
    const formId = readId(form, element)
    if (formId) trackView('FormRender', formId, {formId})
  }
}

const observer = new MutationObserver(look)

/**
 * Reports forms whose fields are in the page, mounted or not (tracking.md T6). Widgets report the forms that they
 * render or open, too: a form counts once.
 */
export function follow(): void {
  look()
  observer.observe(document, {childList: true, subtree: true})
}
