import type {Page} from '@playwright/test'
import {TOUCH} from '../../../src/widget/states.ts'
import {exceptionsOf} from './exceptions.ts'

/** The least sizes of a target in CSS pixels: WCAG 2.5.8, and 2.5.5 where a finger points. */
export const LEAST = {pointer: 24, touch: 44} as const

/** Elements of widgets: on a page of the demo, the header and footer are the shop's own. */
const WIDGETS = '[data-vitrine],dialog,[popover],[class*=vitrine-],[class*=cart-popover],[class*=cart-drawer]'

/** Targets that are smaller, each with its size. Links in a sentence are left out, as in WCAG. */
export const findSmallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    ([least, widgets, smaller]) => {
      const OPERABLE =
        'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=radio],[role=checkbox]'
      const isSeen = (element: Element) =>
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        !element.closest('[inert]')
      /** What else is a part of the target: labels of a field, a picture in a link. */
      const labelsOf = (element: Element): Element[] =>
        element instanceof HTMLInputElement
          ? [...(element.labels ?? [])]
          : [...element.querySelectorAll('img')]
      const isInSentence = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false
        const line =
          element.closest('p,li,dd,td,label,figcaption,legend,span:not(a span)') ?? element.parentElement
        const rest = (line?.textContent ?? '').replace(element.textContent ?? '', '')
        return /\p{L}{2}/u.test(rest)
      }
      /** Whether a point around the middle still hits the target: its pseudo-elements can be larger than its box. */
      const reaches = (element: Element, own: Element[], x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && [element, ...own].some((one) => one.contains(hit) || hit === one)
      }
      const sizeOf = (element: Element): [number, number] => {
        const boxes = [element, ...labelsOf(element)]
          .map((one) => one.getBoundingClientRect())
          .filter(({width, height}) => width > 1 && height > 1)
        const width = Math.max(0, ...boxes.map((box) => box.width))
        const height = Math.max(0, ...boxes.map((box) => box.height))
        if (width >= least && height >= least) return [width, height]
        element.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'})
        const {left, top, width: w, height: h} = element.getBoundingClientRect()
        const [x, y, half] = [left + w / 2, top + h / 2, least / 2 - 1]
        const own = labelsOf(element)
        const across = [-half, half].every((by) => reaches(element, own, x + by, y))
        const down = [-half, half].every((by) => reaches(element, own, x, y + by))
        return [across ? Math.max(width, least) : width, down ? Math.max(height, least) : height]
      }
      const isOurs = (element: Element) => document.title === 'Test' || element.closest(widgets) !== null
      return [...document.querySelectorAll(OPERABLE)].flatMap((element) => {
        if (
          !isOurs(element) ||
          !isSeen(element) ||
          element.matches(`:disabled,${smaller}`) ||
          isInSentence(element)
        )
          return []
        const {width: own, height: tall} = element.getBoundingClientRect()
        if (!own || !tall) return []
        const [width, height] = sizeOf(element)
        // half a pixel is lost where a box begins between two
        if (width > least - 0.6 && height > least - 0.6) return []
        return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 140)}`]
      })
    },
    [least, WIDGETS, least === LEAST.touch ? exceptionsOf(TOUCH).join() : '#none'] as const,
  )

/** A primary pointer that is coarse, as on a phone, until it is undone. */
export async function emulateTouch(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', {enabled: true, maxTouchPoints: 5})
  return () => session.detach()
}
