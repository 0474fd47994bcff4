import type {JSHandle, Page} from '@playwright/test'
import type {Vitrine} from '../../../loader/api.ts'

/** `window.Vitrine` of a page with a running loader. */
export async function vitrineOf(page: Page): Promise<JSHandle<Vitrine>> {
  await page.waitForFunction(() => window.Vitrine && !Array.isArray(window.Vitrine))
  return page.evaluateHandle(() => {
    const {Vitrine} = window
    if (!Vitrine || Array.isArray(Vitrine)) throw new Error('Vitrine has not started')
    return Vitrine
  })
}

export interface Seen {
  type: string
  /** The element's `data-vitrine`, otherwise its tag, or `#document`. */
  from: string
  detail: unknown
}

declare global {
  interface Window {
    seenEvents?: Seen[]
  }
}

const NAMES = [
  'mounted',
  'error',
  'cart-change',
  'item-added',
  'item-removed',
  'cart-open',
  'cart-close',
  'stock-change',
  'variant-change',
  'quick-view-open',
  'quick-view-close',
  'form-submit',
  'form-success',
  'form-error',
]

/** Records Vitrine's events from the start of each page that opens from now on. */
export const recordEvents = (page: Page): Promise<unknown> =>
  page.addInitScript((names) => {
    const seen: Seen[] = []
    window.seenEvents = seen
    const nameOf = (target: EventTarget | null) =>
      target instanceof HTMLElement ? (target.dataset.vitrine ?? target.localName) : '#document'
    const note = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null
      seen.push({type: event.type.slice(8), from: nameOf(event.target), detail})
    }
    for (const name of names) document.addEventListener(`vitrine:${name}`, note)
  }, NAMES)

export const seenEvents = async (page: Page, type?: string): Promise<Seen[]> => {
  const seen = await page.evaluate(() => window.seenEvents ?? [])
  return type ? seen.filter((one) => one.type === type) : seen
}
