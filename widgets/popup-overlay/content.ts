import {asRecord} from '../../src/lib/as-record.ts'
import {isRecord} from '../../src/lib/is-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {toBoolean} from '../../src/lib/to-boolean.ts'
import {toJson} from '../../src/lib/to-json.ts'
import {linkAddress} from '../../src/model/web-address.ts'
import {loadCleaner} from '../../src/ui/html/load-cleaner.ts'

type Given = Readonly<Record<string, unknown>>
type Complain = (problem: string) => void

/** The content of an overlay. */
export interface Content {
  heading: HTMLElement | null
  parts: HTMLElement[]
  /** The link or button of the action. */
  action: HTMLElement | null
}

/** A part of the overlay; null if its text is empty. */
function create(tag: string, part: string, given: unknown): HTMLElement | null {
  const textContent = textOrNull(given)
  return textContent === null
    ? null
    : Object.assign(document.createElement(tag), {className: `popup-overlay__${part}`, textContent})
}

async function createBody(given: unknown): Promise<HTMLElement | null> {
  const body = create('div', 'body', given)
  const html = `${given}`
  if (body && /[<&]/.test(html)) {
    const {cleanHtml} = await loadCleaner()
    body.replaceChildren(cleanHtml(html, 'popup-overlay-'))
  }
  return body
}

/**
 * The container of a newsletter: the loader finds the added element, and the newsletter widget renders the form of the
 * definition in it.
 */
function createForm(definition: unknown): HTMLElement | null {
  const form = create('div', 'form', isRecord(definition) ? ' ' : null)
  if (form) Object.assign(form.dataset, {vitrine: 'newsletter', vitrineLoad: 'now', form: toJson(definition)})
  return form
}

/** Without an address it only closes the overlay. */
function createAction({label, url, newWindow}: Given, complain: Complain): HTMLElement | null {
  const action = create(textOrNull(url) ? 'a' : 'button', 'action', label)
  if (!(action instanceof HTMLAnchorElement)) return action
  const href = linkAddress(`${url}`)
  if (!href) {
    complain(`action.url "${url}" is no address`)
    return null
  }
  if (toBoolean(newWindow)) action.target = '_blank'
  return Object.assign(action, {href, rel: 'noopener'})
}

/** Creates the content from the settings. The focus starts on the title, where a key triggers nothing by accident. */
export async function createContent(given: Given, complain: Complain): Promise<Content> {
  const heading = create('h2', 'title', given.title)
  const body = await createBody(given.body)
  const action = createAction(asRecord(given.action), complain)
  const parts = [heading, body, createForm(given.form), action].filter((part) => part !== null)
  if (!parts.length) throw new TypeError('has nothing to show. Give title, body, form or action')
  Object.assign(heading ?? body ?? {}, {tabIndex: -1, autofocus: true})
  return {heading, parts, action}
}
