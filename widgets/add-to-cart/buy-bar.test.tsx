import {getByLabelText, getByRole} from '@testing-library/dom'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {form} from '../../test/helpers/product-html.ts'
import {MUG} from '../../test/helpers/products.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.tsx'))
const said = watchConsole()

const HEIGHT = 600
const BAR = 80

let watched: {hear: IntersectionObserverCallback; own: unknown}[] = []

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #hear: IntersectionObserverCallback
      constructor(hear: IntersectionObserverCallback) {
        this.#hear = hear
      }
      observe(): void {
        watched.push({hear: this.#hear, own: this})
      }
      disconnect(): void {
        watched = watched.filter(({own}) => own !== this)
      }
    },
  )
  Object.assign(document, {elementsFromPoint: () => []})
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(BAR)
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(
    Object.assign([new DOMRect()], {item: () => null}),
  )
})
afterEach(() => {
  watched = []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  expect(said.errors).toEqual([])
})

const tell = (isIntersecting: boolean) => {
  for (const {hear, own} of watched) Reflect.apply(hear, own, [[{isIntersecting}], own])
}
const button = () => getByRole(document.body, 'button', {name: 'Add To Cart'})
const bar = () => document.querySelector<HTMLElement>('.vitrine-buy-bar')

/** `top` is the element's distance to the upper edge of the window. */
const stand = (element: Element, top: number, height = 20) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height))

async function openBar(around = '') {
  await page.open(`<main ${around}>${form(MUG, {attributes: {'buy-bar': 'true'}})}</main>`)
  tell(false)
  await until(() => expect(bar()).not.toBeNull())
  tell(true)
  // at the start of its movement
  for (const one of document.querySelectorAll('.vitrine-buy-bar')) stand(one, HEIGHT, BAR)
  const field = getByLabelText<HTMLInputElement>(document.body, 'Quantity')
  field.focus()
  return {field, scroll: vi.spyOn(field, 'scrollIntoView').mockReturnValue()}
}

describe('a bar that appears', () => {
  it.each([
    ['uncovers the focused element', -40, 560, 1],
    ['lets one above it be', -40, 400, 0],
    ['lets one below the window be', -40, 900, 0],
    ['never pulls back a visitor who scrolls up', 610, 595, 0],
  ])('%s', async (_, buttonAt, fieldAt, times) => {
    const {field, scroll} = await openBar()
    stand(button(), buttonAt)
    stand(field, fieldAt)
    tell(false)
    await pause()
    expect(bar()?.hidden).toBe(false)
    expect(scroll).toHaveBeenCalledTimes(times)
  })
})

it('has the language and the direction of the product', async () => {
  await openBar('lang="ar" style="direction: rtl"')
  expect(bar()).toMatchObject({lang: 'ar', dir: 'rtl'})
})
