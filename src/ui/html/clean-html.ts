import {report, warn} from '../../page/report.ts'
import {trustHtml} from '../../page/trust.ts'
import {PAGE_WIDE} from './generated/page-wide.ts'
import {parseNatively, sanitizeNatively} from './native-sanitizer.ts'
import {mayRunScripts, takeScripts} from './owner-scripts.ts'
import {dropPlaces, markPlaces} from './places.ts'
import {scopeIds} from './scope-ids.ts'

/** Leaves nothing in `root` that could run. It may replace each of its nodes by a copy. */
type Sanitize = (root: HTMLElement, keepsFields: boolean) => void
/** Sets parts of `root` aside. Its result puts them back. */
type Take = (root: HTMLElement) => () => void

/** In a separate document, in which nothing runs or loads. Without the tag, leading scripts would go to the head. */
function parse(html: string): HTMLElement {
  const {body} = new DOMParser().parseFromString(trustHtml(`<body>${html}`), 'text/html')
  const root = body.ownerDocument.createElement('div')
  root.append(...body.childNodes)
  return root
}

const JSON_DATA = 'script[type="application/json"]'
/** Only the page itself has a page context: HTML from elsewhere may hold data of widgets. */
const KEPT = /^(id|class|type|data-(?!site-context$).+)$/

const CAPTCHAS = '[data-vitrine=captcha],.captcha-container'
/** Elements that load the script of their captcha on use, with the page's settings only. */
const FORMS = '[data-vitrine]:not([data-vitrine=captcha]),form[data-form-id],.product-restock-notification'

/**
 * JSON data of widgets in the HTML does not run: it is set aside while all scripts are removed. The element itself is
 * kept, since Trusted Types guard writing to a script, whatever its type.
 */
function setAside(root: HTMLElement): () => void {
  // scripts of drawings and formulas hold elements, which would be kept uncleaned
  const scripts = [...root.querySelectorAll(JSON_DATA)].filter((one) => one instanceof HTMLScriptElement)
  for (const script of scripts)
    for (const name of script.getAttributeNames()) if (!KEPT.test(name)) script.removeAttribute(name)
  const findPlaces = markPlaces(root, scripts, 'data')
  return () => {
    findPlaces().forEach((place, index) => {
      place?.replaceWith(scripts[index] ?? '')
    })
  }
}

/**
 * Elements that belong to the page itself, and captchas that would load a script without use; also in templates. A
 * message of the page inside such a message would not end, either.
 */
function findForeign(root: ParentNode): Element[] {
  const captchas = [...root.querySelectorAll(CAPTCHAS)].filter(
    (one) => one.matches('[data-vitrine=captcha]') || !one.closest(FORMS),
  )
  const inTemplates = [...root.querySelectorAll('template')].flatMap(({content}) => findForeign(content))
  return [...captchas, ...root.querySelectorAll(PAGE_WIDE), ...inTemplates]
}

function dropForeign(root: ParentNode): void {
  for (const one of findForeign(root)) {
    warn(
      one.getAttribute('data-vitrine') ?? one.className,
      'has no place in HTML that is put into the page: it was left out',
      one,
    )
    one.remove()
  }
}

/** Whether anything in it would run. */
const hasScripts = (root: HTMLElement): boolean =>
  root.querySelector('script,iframe') !== null ||
  [...root.querySelectorAll('*')].some((one) => one.getAttributeNames().some((name) => /^on/.test(name)))

export interface Cleaner {
  /**
   * HTML from the server as nodes that are safe in the page: without scripts, handlers, styles and frames, without page
   * context, captchas and parts that speak for the whole page, with data and form controls, and with `prefix` before each
   * id (and before each reference to an id). Throws if the page's content security policy forbids parsing it.
   */
  cleanHtml: (html: string, prefix: string, take?: Take) => DocumentFragment
  /**
   * A part of another state of this very page, clean as above; null if the HTML has no such part. Its ids are those of
   * the part that it replaces.
   */
  cleanPart: (html: string, find: (root: ParentNode) => Element | null) => Element | null
  /** The HTML that a site's owner shows after a form was sent. Warns that scripts in it do not run, unless the owner allows them. */
  cleanSubmissionHtml: (html: string, prefix: string, widget: string, form: Element) => DocumentFragment
}

/** Cleans HTML by the browser's own sanitiser, or by another one. */
export function createCleaner(other?: Sanitize): Cleaner {
  const sanitize = other ?? sanitizeNatively

  function clean(root: HTMLElement, keepsFields: boolean, take?: Take): void {
    dropPlaces(root)
    const putDataBack = setAside(root)
    const putBack = take?.(root)
    sanitize(root, keepsFields)
    putDataBack()
    dropForeign(root)
    putBack?.()
  }

  function cleanHtml(html: string, prefix: string, take?: Take): DocumentFragment {
    const root = parse(html)
    scopeIds(root, prefix)
    clean(root, false, take)
    const fragment = document.createDocumentFragment()
    fragment.append(...root.childNodes)
    return fragment
  }

  return {
    cleanHtml,
    cleanPart(html, find) {
      const clear = other ? null : parseNatively(html)
      const part = find(clear ?? parse(html))
      if (!part) return null
      const root = part.ownerDocument.createElement('div')
      root.append(...part.childNodes)
      if (clear) dropForeign(root)
      else clean(root, true)
      return root
    },
    cleanSubmissionHtml(html, prefix, widget, form) {
      if (mayRunScripts())
        return cleanHtml(html, prefix, (root) => takeScripts(root, (error) => report(widget, error, form)))
      let hadScripts = false
      const fragment = cleanHtml(html, prefix, (root) => {
        hadScripts = hasScripts(root)
        return () => {}
      })
      if (hadScripts)
        warn(
          widget,
          'scripts in its post-submit HTML do not run. Use vitrine:form-success or data-form-scripts, see docs/guide/forms.md',
          form,
        )
      return fragment
    },
  }
}
