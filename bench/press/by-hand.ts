import type {Page, Request} from 'playwright-core'
import type {Act} from './acts.ts'

interface Call {
  method: string
  path: string
  body: string | null
  headers: Readonly<Record<string, string>>
}

/** What a press of Vitrine has put into the page, and what it has fetched: a page by hand does the same. */
interface Outcome extends Pick<Act, 'into' | 'isMoved'> {
  target: string
  put: string
  html: string
  sheets: readonly string[]
  call: Call | null
}

const outcomes = new Map<string, Outcome>()

/** The outcomes of the act and of the one before it; undefined before Vitrine's first round. */
export function outcomesOf({name, after}: Act): Outcome[] | undefined {
  const names = after ? [after, name] : [name]
  const found = names.flatMap((one) => outcomes.get(one) ?? [])
  return found.length === names.length ? found : undefined
}

async function callOf(request: Request): Promise<Call> {
  const {pathname, search} = new URL(request.url())
  const {'content-type': type} = await request.allHeaders()
  return {
    method: request.method(),
    path: pathname + search,
    body: request.postData(),
    headers: type ? {'Content-Type': type} : {},
  }
}

/** Runs in the page. */
const readOutcome = (put: string) => ({
  html: document.querySelector(put)?.outerHTML ?? '',
  sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/vitrine/"]')].map(
    ({href}) => new URL(href).pathname,
  ),
})

/** Notes what the page fetches for the act; the returned function keeps it with what the press has shown. */
export function recordOutcome(page: Page, act: Act): () => Promise<void> {
  const {name, target, served = target, effect, put = effect, into, isMoved} = act
  const pattern = act.call ?? act.fetched
  let sent: Request | undefined
  page.on('request', (request) => {
    const isPreparation = act.after && request.method() === 'POST'
    if (!isPreparation && pattern?.test(request.url())) sent ??= request
  })
  return async () => {
    const call = sent ? await callOf(sent) : null
    const shown = await page.evaluate(readOutcome, put)
    outcomes.set(name, {...shown, put, call, target: served, ...(into && {into}), ...(isMoved && {isMoved})})
  }
}

/**
 * The page by hand, with the same markup: one listener for clicks, a call, and the same HTML in its place. Runs in the
 * page before its scripts. It must not refer to anything outside itself.
 */
export function installByHand(known: readonly Outcome[]): void {
  const waiting = new Set(known)
  let entry = ''

  async function fetchText({method, path, body, headers}: Call): Promise<void> {
    const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? ''
    // an entry has another id in each cart
    const url = method === 'DELETE' ? path.replace(/[^/]*$/, entry) : path
    const reply = await fetch(url, {method, body, headers: {...headers, 'X-CSRF-Token': crumb}})
    if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status}`)
    const text = await reply.text()
    if (method === 'POST') entry = JSON.parse(text).newlyAdded.id
  }
  function putIn({html, put, into = 'body'}: Outcome): void {
    const template = document.createElement('template')
    template.innerHTML = html
    const node = template.content.firstElementChild
    const old = document.querySelector(put)
    if (!node) return
    if (old) old.replaceWith(node)
    else document.querySelector(into)?.prepend(node)
    if (node instanceof HTMLDialogElement) {
      node.open = false
      node.showModal()
    }
    for (const one of [node, ...node.querySelectorAll('[popover]')])
      if (one instanceof HTMLElement && one.popover) one.showPopover()
  }
  function moveTo({put}: Outcome): void {
    const slide = document.querySelector<HTMLElement>(put)
    const strip = slide?.parentElement
    if (strip) strip.scrollTo({left: slide.offsetLeft - strip.offsetLeft, behavior: 'smooth'})
  }

  addEventListener('click', async (event) => {
    const element = event.target instanceof Element ? event.target : null
    const outcome = [...waiting].find(({target}) => element?.closest(target))
    if (!outcome) return
    waiting.delete(outcome)
    if (element?.closest('a,button')) event.preventDefault()
    if (outcome.call) await fetchText(outcome.call)
    if (outcome.isMoved) moveTo(outcome)
    else putIn(outcome)
  })
  addEventListener('DOMContentLoaded', () => {
    for (const href of new Set(known.flatMap(({sheets}) => sheets)))
      document.head.append(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}))
  })
}
