import {expect, type Locator, type Page} from '@playwright/test'
import {bowl} from '../../support/markup.ts'
import {vitrineOf} from '../../support/vitrine.ts'
import {sendForms} from './forms.ts'
import {applyLayout, describeLayout, type Layout, layouts, PLAIN} from './layouts.ts'
import {ENOUGH, look} from './look.ts'
import {addProducts} from './products.ts'
import type {Stage} from './stage.ts'

/** Milliseconds for an overlay to open automatically, or to close. */
const PATIENCE = 5000

interface Opener {
  name: string
  /** Its opener may have passed on the direction. */
  open: (layout: Layout) => Promise<unknown>
}

const overlayOf = (page: Page): Locator => page.locator('dialog[open], .cart-popover__box').last()

const isOpen = async (page: Page): Promise<boolean> => (await overlayOf(page).count()) > 0
const isModal = async (page: Page): Promise<boolean> => (await page.locator('dialog:modal').count()) > 0

/** Controls that do something other than send, add or fill in; one of each kind. */
function findPressed(): HTMLElement[] {
  const selector = 'a[href]:not([href^="mailto:"], [download]), button:not([type=submit]), [role=button]'
  const kinds = new Map<string, HTMLElement>()
  for (const element of document.body.querySelectorAll<HTMLElement>(selector)) {
    const isPressed =
      element.checkVisibility({visibilityProperty: true}) &&
      !element.matches(':disabled, form button:not([type])') &&
      !element.closest('[data-vitrine=add-to-cart], dialog')
    const widget = element.closest('[data-vitrine]')?.getAttribute('data-vitrine')
    const {localName, className, ariaLabel} = element
    const kind = [widget, localName, className, ariaLabel].join(' ')
    if (isPressed && !kinds.has(kind)) kinds.set(kind, element)
  }
  return [...kinds.values()]
}

/** Earlier clicks can have removed it. */
const isOff = (node: Node): boolean =>
  !(node instanceof HTMLElement) ||
  !node.checkVisibility({visibilityProperty: true}) ||
  node.matches(':disabled, [aria-disabled=true], [inert] *')

/** A pointer would have to catch it; the focus makes it stop. */
function isMoving(node: Node): boolean {
  for (let at = node.parentElement; at; at = at.parentElement)
    if (at.getAnimations().some(({playState}) => playState === 'running')) return true
  return false
}

const nameAll = (elements: HTMLElement[]): string[] =>
  elements.map(
    ({ariaLabel, textContent, outerHTML}) => ariaLabel || textContent.trim() || outerHTML.slice(0, 80),
  )

async function findButtons({page, rest}: Stage): Promise<Opener[]> {
  const pressed = await page.evaluateHandle(findPressed)
  const names = await pressed.evaluate(nameAll)
  const handles = [...(await pressed.getProperties()).values()].map((one) => one.asElement())
  return handles.map((element, index) => ({
    name: `"${names[index]}"`,
    open: async (layout) => {
      await applyLayout(page, layout)
      if (await element?.evaluate(isOff)) return
      if (await element?.evaluate(isMoving)) await element?.press('Enter')
      else await element?.click()
      await rest.settle()
    },
  }))
}

/** The popover announces each addition. */
async function addSomething({page, rest}: Stage): Promise<void> {
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({cart}, itemId) => cart.add({itemId, sku: 'BOWL-TIDE', quantity: 1}), bowl.id)
  await rest.settle()
}

/** Every way to open an overlay. */
async function findOpeners(stage: Stage): Promise<Opener[]> {
  const {page, open} = stage
  const has = async (widget: string) => (await page.locator(`[data-vitrine=${widget}]`).count()) > 0
  const openers = await findButtons(stage)
  if (await has('cart-popover'))
    openers.push({
      name: 'popover',
      open: async (layout) => {
        await applyLayout(page, layout)
        await addSomething(stage)
        await expect(overlayOf(page)).toBeVisible({timeout: PATIENCE})
      },
    })
  if (await has('popup-overlay'))
    openers.push({
      name: 'popup overlay',
      open: async (layout) => {
        await open(layout)
        await page.evaluate(() => {
          // makes the page long enough to have an end
          document.body.style.minBlockSize = '300vh'
          scrollTo(0, document.documentElement.scrollHeight)
        })
        await expect(overlayOf(page)).toBeVisible({timeout: PATIENCE})
      },
    })
  return openers
}

async function close(page: Page): Promise<void> {
  if (await isModal(page)) await page.keyboard.press('Escape')
  await expect(overlayOf(page)).toHaveCount(0, {timeout: PATIENCE})
}

/** How many additions the stock allows. */
const FEW = 10

/**
 * An overlay makes its page no wider. A modal one is in the middle of the window, wherever its opener is. Null if
 * nothing opens.
 */
async function lookAt(stage: Stage, {name, open}: Opener): Promise<string[] | null> {
  const {page, shop} = stage
  const problems: string[] = []
  const looked = new Set<string>()
  let last: Layout | undefined
  let times = 0
  for (const layout of layouts) {
    const stands = await isModal(page)
    const {place: _, ...rest} = layout
    const kind = Object.values(rest).join()
    if (stands && looked.has(kind)) continue
    looked.add(kind)
    if (stands && last?.dir !== layout.dir) await close(page)
    if (!(await isModal(page))) {
      // each opening may take one of the few items in stock
      if (++times % FEW === 0) await shop.reset()
      await open(layout)
    }
    if (!(await isOpen(page))) return last ? [`${name} opens once only`] : null
    last = layout
    const found = await look(page, layout, Infinity)
    problems.push(...found.map((problem) => `${name}, ${describeLayout(layout)}: ${problem}`))
    if (problems.length >= ENOUGH) break
  }
  await close(page)
  return problems
}

/** Opens every overlay, checks the page in every layout, and uses the controls in the overlay. */
export async function checkOverlays(stage: Stage): Promise<string[]> {
  const problems: string[] = []
  for (const opener of await findOpeners(stage)) {
    const found = await lookAt(stage, opener)
    if (!found) continue
    problems.push(...found)
    await opener.open(PLAIN)
    if (!(await isModal(stage.page))) continue
    const overlay = overlayOf(stage.page)
    problems.push(...(await addProducts(stage, overlay)), ...(await sendForms(stage, overlay)))
    if (await isModal(stage.page)) await close(stage.page)
  }
  return problems
}
