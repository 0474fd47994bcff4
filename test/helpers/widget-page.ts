import {userEvent} from '@testing-library/user-event'
import {beforeEach, type Mock, vi} from 'vitest'
import {fillSlots} from '../../loader/engine/fill-slots.ts'
import type {WidgetModule} from '../../src/contract/widget.ts'
import {type ShopPage, shopPage} from './shop-page.ts'

export interface Opened {
  element: HTMLElement
  fail: Mock<(error: unknown) => void>
  unmount: () => void
  user: ReturnType<typeof userEvent.setup>
}

export interface WidgetPage extends ShopPage {
  /** Sets the page context before a widget mounts. */
  setContext: (context: unknown) => void
  /** Serves the HTML and mounts the widget on the first matching element, by default its author markup. */
  open: (html: string, selector?: string) => Promise<Opened>
  /** Mounts the widget on one element of the page. */
  mount: (element: HTMLElement) => Promise<Opened>
}

const CONTEXT = {
  website: {language: 'en-US'},
  websiteSettings: {storeSettings: {selectedCurrency: 'USD'}},
}

function setContext(context: unknown): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.dataset.siteContext = ''
  script.textContent = JSON.stringify(context)
  document.head.replaceChildren(script)
}

/** Gives each test of a file a shop page for one widget, which is loaded again for each test. */
export async function widgetPage(load: () => Promise<WidgetModule>): Promise<WidgetPage> {
  const page = await shopPage()
  beforeEach(async () => {
    setContext(CONTEXT)
    const {startOpening} = await import('../../loader/engine/open-widget.ts')
    startOpening([])
  })

  async function mount(element: HTMLElement): Promise<Opened> {
    const fail = vi.fn()
    const widget = await load()
    await fillSlots(element, element.dataset.vitrine ?? '')
    // user-event must not wait when the clock is fake
    return {element, fail, unmount: widget.mount(element, {fail}), user: userEvent.setup({delay: null})}
  }

  async function open(html: string, selector = '[data-vitrine]'): Promise<Opened> {
    document.body.innerHTML = html
    const element = document.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`the HTML has no ${selector}`)
    return mount(element)
  }

  // the same object for all tests, with a new shop for each
  return Object.assign(page, {setContext, open, mount})
}

/** `Vitrine.strings`. */
export async function setStrings(strings: Record<string, string>): Promise<void> {
  const {page} = await import('../../src/page/page.ts')
  Object.assign(page().strings, strings)
  document.dispatchEvent(new CustomEvent('vitrine:strings', {detail: strings}))
}

/** HTML for comparisons: ignores the order of classes and an empty class attribute. */
export function htmlOf(source: Element | string = document.body): string {
  const copy = document.createElement('div')
  copy.innerHTML = typeof source === 'string' ? source : source.innerHTML
  for (const element of copy.querySelectorAll('[class]')) {
    const names = [...element.classList].sort().join(' ')
    if (names) element.className = names
    else element.removeAttribute('class')
  }
  return copy.innerHTML
}
