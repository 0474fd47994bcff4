import {isHandledElsewhere} from '../../../src/page/is-handled-elsewhere.ts'
import {OWN_ADDRESS} from '../../../src/ui/form/own-address.ts'
import {addressOf, CHIPS, findForm, ITEM, LIST, MORE, PAGES} from './find-parts.ts'

/** What the visitor asks for. */
export interface Step {
  /** Path and query of the next state. */
  address: string
  kind: 'form' | 'link' | 'more' | 'page'
  /** The pressed element. */
  pressed: Element | null
  /** The visitor has finished with the form. */
  isSent?: boolean
}

const ownAddress = (text: string): URL | null => {
  const url = URL.canParse(text, document.baseURI) ? new URL(text, document.baseURI) : null
  return url?.origin === location.origin ? url : null
}

/** The state of the form as an address; fields without a value say nothing. Null for a form that leads elsewhere. */
export function addressOfForm(form: HTMLFormElement, submitter: HTMLElement | null = null): string | null {
  const url = ownAddress(form.getAttribute('action') ?? '')
  if (!url || form.getAttribute('target')) return null
  const pairs = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  url.search = `${new URLSearchParams(pairs)}`
  return addressOf(url)
}

/** A submit of the form itself; a button with its own address or target belongs to the page. */
export function readSubmit(event: SubmitEvent, form: HTMLFormElement): Step | null {
  const {submitter, target} = event
  if (target !== form || event.defaultPrevented) return null
  if (submitter?.matches(OWN_ADDRESS)) return null
  const address = addressOfForm(form, submitter)
  return address === null ? null : {address, kind: 'form', pressed: submitter, isSent: true}
}

const kindOf = (link: Element): Step['kind'] | null => {
  if (link.closest(MORE)) return 'more'
  if (link.closest(PAGES)) return 'page'
  // what the list says in place of items may lead on
  return link.closest(CHIPS) || (link.closest(LIST) && !link.closest(`[${ITEM}]`)) ? 'link' : null
}

/** The closed `<details>` around the form, if this click opens it on a narrow screen. */
export function readOpener({target, defaultPrevented}: Event, element: Element): HTMLDetailsElement | null {
  const details = target instanceof Element && target.closest('summary')?.parentElement
  const isMeant = details instanceof HTMLDetailsElement && !details.open && !defaultPrevented
  return isMeant && details.contains(findForm(element)) && matchMedia('(width<=640px)').matches
    ? details
    : null
}

/** A click on a link to another state of the same list. */
export function readClick(event: MouseEvent, element: Element): Step | null {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || event.button > 0 || isHandledElsewhere(event) || link.matches('[target],[download]'))
    return null
  const kind = kindOf(link)
  const url = ownAddress(link.getAttribute('href') ?? '')
  const form = findForm(element)
  const paths = [location.pathname, form && ownAddress(form.getAttribute('action') ?? '')?.pathname]
  return kind && url && paths.includes(url.pathname) ? {address: addressOf(url), kind, pressed: link} : null
}
