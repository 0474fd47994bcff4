import {expect, type Locator, type Page} from '@playwright/test'
import {WIDGET_STATES} from '../../../build/read-states.ts'
import {servedOf} from '../../../loader/scan.ts'
import {widgets} from '../../../widgets/table.ts'

/** The first product of the page, or the product of a list card by its title. */
export const product = (page: Page, title?: string): Locator => {
  const all = page.locator('[data-vitrine=add-to-cart]')
  return title ? all.filter({has: page.getByRole('heading', {name: title})}) : all.first()
}

export const addButton = (page: Page, title?: string): Locator =>
  product(page, title).locator('.sqs-add-to-cart-button')

export const alertOf = (page: Page): Locator => page.getByRole('alertdialog')

export const popover = (page: Page): Locator => page.locator('.cart-popover__box')

export const message = (page: Page): Locator => page.locator('.add-to-cart__message')

export const option = (page: Page, name: string, title?: string): Locator =>
  product(page, title).getByLabel(name, {exact: true})

/** Selects options in the lists of the product page: `{Size: 'Large'}`. */
export async function choose(page: Page, values: Record<string, string>, title?: string): Promise<void> {
  for (const [name, value] of Object.entries(values)) await option(page, name, title).selectOption(value)
}

/** `waiting` means no attribute. */
export const expectState = (element: Locator, state: 'waiting' | 'loading' | 'mounted' | 'error') =>
  state === 'waiting'
    ? expect(element).not.toHaveAttribute('data-vitrine-state')
    : expect(element).toHaveAttribute('data-vitrine-state', state)

/** Opens a page and waits until every widget has mounted, except those that wait for the visitor. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'domcontentloaded'})
  await expectAllMounted(page)
}

const waitingFor = (what: 'use' | 'view'): string[] =>
  Object.entries(WIDGET_STATES).flatMap(([name, {waits}]) => (waits === what ? [name] : []))

/** Widgets that mount when they are used, or after an addition. */
const ON_USE = waitingFor('use')
/** Widgets that mount when they are scrolled to; on long pages more of them wait. */
const IN_VIEW = waitingFor('view')

const named = (names: readonly string[]): string => names.map((name) => `[data-vitrine=${name}]`).join()

/** Widgets whose server HTML is complete. */
const SERVED = widgets.flatMap((line) => (line.served ? servedOf(line) : [])).join()

/** The widgets that should have mounted but have not, with their states; and the engine, without which no use is seen. */
const unmounted = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([onUse, inView]) => {
      if (!window.Vitrine || Array.isArray(window.Vitrine)) return ['the engine']
      const all = [...document.querySelectorAll<HTMLElement>('[data-vitrine]')]
      const others = all.filter(
        (element) =>
          element.dataset.vitrineState !== 'mounted' &&
          !(element.matches(`${onUse},${inView}`) && !element.dataset.vitrineState),
      )
      // with `interaction`, being seen is no use
      const untouched = all.filter(
        (element) =>
          element.matches(inView) &&
          element.dataset.vitrineLoad !== 'interaction' &&
          !element.dataset.vitrineState,
      )
      const seen = await Promise.all(
        untouched.map(
          (element) =>
            new Promise<HTMLElement[]>((resolve) => {
              new IntersectionObserver(([entry], observer) => {
                observer.disconnect()
                resolve(entry?.isIntersecting ? [element] : [])
              }).observe(element)
            }),
        ),
      )
      return [...others, ...seen.flat()].map(
        ({dataset}) => `${dataset.vitrine}: ${dataset.vitrineState ?? 'waiting, although in view'}`,
      )
    },
    [`${named(ON_USE)},${SERVED}`, named(IN_VIEW)] as const,
  )

export const expectAllMounted = (page: Page) => expect.poll(() => unmounted(page)).toEqual([])

/** Mounts a widget that would wait for its first use, without a use. */
export async function mountAtOnce(page: Page, element: Locator): Promise<void> {
  await page.waitForFunction(() => window.Vitrine && !Array.isArray(window.Vitrine))
  await element.evaluate((one: HTMLElement) => {
    one.dataset.vitrineLoad = 'now'
    if (window.Vitrine && !Array.isArray(window.Vitrine)) window.Vitrine.mount(one)
    delete one.dataset.vitrineLoad
  })
}

/** The cart link of the header. */
export async function expectHeader(page: Page, count: number | string, subtotal: string): Promise<void> {
  const header = page.locator('.shop-header')
  await expect(header.locator('.sqs-cart-quantity')).toHaveText(`${count}`)
  await expect(header.locator('.sqs-cart-subtotal')).toHaveText(subtotal)
}

export async function expectAlert(page: Page, title: string, text: string): Promise<void> {
  await expect(alertOf(page)).toHaveAccessibleName(title)
  await expect(alertOf(page)).toHaveAccessibleDescription(text)
}
