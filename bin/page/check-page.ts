import {readdirSync, readFileSync} from 'node:fs'
import {createShapeChecks} from '../../qa/overlay/check-shapes.ts'
import {warnOfOffer} from '../../qa/overlay/warn-of-offer.ts'
import {warnOfSales} from '../../qa/overlay/warn-of-sales.ts'
import {warnOfStructuredData} from '../../qa/overlay/warn-of-structured-data.ts'
import {warnOfUnknown} from '../../qa/overlay/warn-of-unknown.ts'
import {STATE, WIDGET} from '../../src/contract/attributes.ts'
import {page} from '../../src/page/page.ts'
import {warn} from '../../src/page/report.ts'
import {enterWindow} from './enter-window.ts'
import {openPage} from './open-page.ts'

/** A mistake in a page. */
export interface Finding {
  /** The place of its start tag among those of the source; null for the page. */
  place: number | null
  /** The widget, or the part of Vitrine that reports it. */
  owner: string
  problem: string
}

/** What needs a browser to be known: what is shown, stored and fetched. */
const BROWSERS_OWN = new Set(['dialog', 'storage', 'qa', 'tracking', 'recorder'])
const BUTTONS = '.sqs-add-to-cart-button,[type=submit],button:not([type])'

/** Turns of the event loop after which Vitrine waits for nothing but the shop: every file has been read by then. */
const TURNS = 25

async function settle(): Promise<void> {
  for (let left = TURNS; left > 0; left--) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** No call of the page is answered; Vitrine's own files are read from the disk. */
function answerFrom(dist: string): typeof fetch {
  return async (address) => {
    const url = `${address instanceof Request ? address.url : address}`
    return url.startsWith(dist) ? new Response(readFileSync(new URL(url))) : new Promise(() => {})
  }
}

/** Sheets and preloads are not fetched: each counts as loaded. */
function loadLinks(): void {
  new MutationObserver((records) => {
    for (const {addedNodes} of records)
      for (const node of addedNodes)
        if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event('load'))
  }).observe(document, {childList: true, subtree: true})
}

/** The loader's tag of the page, or one in its place, and its further tags. */
function readTags(): {tag: HTMLScriptElement; isOwn: boolean; others: HTMLScriptElement[]} {
  const named = [...document.scripts].filter(({src}) => /\/loader\.js(\?|$)/.test(src))
  const ours = named.filter(({src}) => src.includes('vitrine'))
  const [own, ...others] = ours.length ? ours : named.slice(0, 1)
  const tag = own ?? document.createElement('script')
  if (!own) document.head.append(tag)
  return {tag, isOwn: !!own, others}
}

/** Runs the loader from a folder, and every file that it may fetch. */
async function startVitrine(tag: HTMLScriptElement, dist: string): Promise<void> {
  const loader = `${dist}loader.js`
  tag.src = loader
  tag.dataset.load = 'now'
  Object.defineProperty(document, 'currentScript', {configurable: true, value: tag})
  const {stackTraceLimit} = Error
  // the loader finds its folder by the last address in its stack
  Error.stackTraceLimit = 1
  await import(/* @vite-ignore */ loader)
  Error.stackTraceLimit = stackTraceLimit
}

async function mountAll(dist: string): Promise<void> {
  const chunks = readdirSync(new URL('chunks/', dist)).filter((file) => file.endsWith('.js'))
  await Promise.all(chunks.map((file) => import(/* @vite-ignore */ `${dist}chunks/${file}`)))
  await settle()
  window.Vitrine?.push(({mount}) => mount())
  await settle()
}

/** The widgets of the page by element: those that are mounted, and those that wait for the shop. */
function* widgetsOf(mounted: ReadonlyMap<Element, string>): Iterable<[Element, string]> {
  yield* mounted
  for (const element of document.querySelectorAll<HTMLElement>(`[${WIDGET}][${STATE}]`))
    if (!mounted.has(element)) yield [element, `${element.dataset.vitrine}`]
}

/** Presses the button of each product: only then does the widget look for what a visitor cannot choose. */
async function pressAll(mounted: ReadonlyMap<Element, string>): Promise<void> {
  for (const [element, widget] of mounted) {
    if (widget !== 'add-to-cart') continue
    const button = element.matches('a,button') ? element : element.querySelector(BUTTONS)
    if (button instanceof HTMLElement) button.click()
  }
  await settle()
}

/** What the QA overlay finds on a page: `dist` is the address of the folder with the built files. */
export async function checkPage(html: string, url: string, dist: string): Promise<Finding[]> {
  const {window, placeOf} = openPage(html, url)
  enterWindow(window)
  globalThis.fetch = answerFrom(dist)
  loadLinks()
  const findings = new Map<string, Finding>()
  const mounted = new Map<Element, string>()
  function note(owner: string, problem: string, element?: unknown): void {
    if (BROWSERS_OWN.has(owner)) return
    const finding = {place: placeOf(element instanceof Element ? element : null), owner, problem}
    findings.set(JSON.stringify(finding), finding)
  }
  document.addEventListener('vitrine:mounted', (event) => {
    if (event.target instanceof Element) mounted.set(event.target, event.detail.widget)
  })
  document.addEventListener('vitrine:error', ({target, detail: {widget, error}}) =>
    note(widget, error instanceof Error ? error.message : `${error}`, target),
  )
  const {tag, isOwn, others} = readTags()
  await startVitrine(tag, dist)
  page().overlay = {
    watch: (create) => create,
    warned: note,
    read(element, props, known = Object.keys(props)) {
      warnOfUnknown(element, known)
      warnOfSales(element, props)
      warnOfOffer(element, props)
    },
  }
  if (!isOwn) warn('page', 'has no tag of the loader: add <script async src="/vitrine/loader.js"></script>')
  for (const other of others)
    warn('page', 'has another tag of the loader, which does nothing: the first counts', other)
  warnOfStructuredData()
  await mountAll(dist)
  const checks = createShapeChecks()
  await checks.checkPage()
  for (const [element, widget] of widgetsOf(mounted)) await checks.checkElement(element, widget)
  await pressAll(mounted)
  return [...findings.values()]
}
