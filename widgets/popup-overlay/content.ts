import {asRecord} from '../../src/lib/as-record.ts'
import {isRecord} from '../../src/lib/is-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {toBoolean} from '../../src/lib/to-boolean.ts'
import {toJson} from '../../src/lib/to-json.ts'
import {linkAddress} from '../../src/model/web-address.ts'

type Given = Readonly<Record<string, unknown>>
type Complain = (problem: string) => void

/** What an overlay is filled with. */
export interface Content {
  heading: HTMLElement | null
  parts: HTMLElement[]
  /** A link or a button that the overlay wants to be pressed. */
  action: HTMLElement | null
}

/** An element that is a part of the overlay; null where there is no text for it. */
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
    const {cleanHtml} = await import('../../src/ui/html/clean-html.ts')
    body.replaceChildren(cleanHtml(html, 'popup-overlay-'))
  }
  return body
}

/** Room for a newsletter: the loader sees it come, and that widget renders the form of the definition in it. */
function createForm(definition: unknown): HTMLElement | null {
  const form = create('div', 'form', isRecord(definition) ? ' ' : null)
  if (form) Object.assign(form.dataset, {vitrine: 'newsletter', vitrineLoad: 'now', form: toJson(definition)})
  return form
}

/** Without an address it only closes. */
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

/** What the settings have to show. The focus begins on the title, where a key does nothing by accident. */
export async function createContent(given: Given, complain: Complain): Promise<Content> {
  const heading = create('h2', 'title', given.title)
  const body = await createBody(given.body)
  const action = createAction(asRecord(given.action), complain)
  const parts = [heading, body, createForm(given.form), action].filter((part) => part !== null)
  if (!parts.length) throw new TypeError('has nothing to show. Give title, body, form or action')
  Object.assign(heading ?? body ?? {}, {tabIndex: -1, autofocus: true})
  return {heading, parts, action}
}
