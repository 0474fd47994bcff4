import {CHIPS, ITEM, LIST, MORE, PAGES} from '../parts/find-parts.ts'

const FOCUSABLE = 'a[href],button,input,select,textarea,summary,[tabindex]'
const AREAS = ['form', MORE, PAGES, CHIPS, LIST]

/** The area around an element: an item by its id, or a part of the collection. */
function areaOf(target: Element, element: Element): string | null {
  const item = target.closest(`[${ITEM}]`)?.getAttribute(ITEM)
  if (item != null) return `[${ITEM}="${CSS.escape(item)}"]`
  return AREAS.find((area) => element.contains(target.closest(area))) ?? ''
}

const focusablesIn = (element: Element, area: string): HTMLElement[] => {
  const root = area ? element.querySelector(area) : element
  if (!root) return []
  const within = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return root instanceof HTMLElement && root.matches(FOCUSABLE) ? [root, ...within] : within
}

/** The focused element in words that find it again in another document: `area`, and its number in it. */
export function nameFocus(element: Element): string | null {
  const {activeElement} = document
  if (!activeElement || !element.contains(activeElement)) return null
  const area = areaOf(activeElement, element) ?? ''
  const index = focusablesIn(element, area).findIndex((control) => control.isSameNode(activeElement))
  return index < 0 ? null : `${index} ${area}`
}

/** The element that had the focus; the first of its area where that one is gone. */
export function findFocus(element: Element, name: string | null): HTMLElement | undefined {
  const [, index = '', area = ''] = /^(\d+) (.*)$/s.exec(name ?? '') ?? []
  const all = name === null ? [] : focusablesIn(element, area)
  return all[Number(index)] ?? all[0]
}

/** Gives the list the focus where the element that had it is gone. */
export function focusList(element: Element): void {
  const list = element.querySelector<HTMLElement>(LIST)
  if (!list) return
  if (!list.hasAttribute('tabindex')) {
    list.tabIndex = -1
    list.addEventListener('blur', () => list.removeAttribute('tabindex'), {once: true})
  }
  list.focus({preventScroll: true})
}
