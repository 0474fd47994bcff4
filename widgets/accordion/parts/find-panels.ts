/** A button and what it opens. */
export interface PanelParts {
  button: HTMLElement
  content: HTMLElement
  /** The platform's item around both. */
  item: HTMLElement | null
}

const BUTTON = '.accordion-item__click-target,button,[role=button]'
/** The platform's class of what a button opens. */
export const DROPDOWN = 'accordion-item__dropdown'
const HEADING = 'h1,h2,h3,h4,h5,h6,[role=heading]'

const asElement = (element: Element | null | undefined): HTMLElement | null =>
  element instanceof HTMLElement ? element : null

/** Outside the button's heading, or after the button itself. */
const after = (button: HTMLElement): Element | null => (button.closest(HEADING) ?? button).nextElementSibling

/** The panel of a button; null for a button that opens nothing. */
function contentOf(button: HTMLElement, root: HTMLElement): HTMLElement | null {
  const item = button.closest('.accordion-item')
  const id = button.getAttribute('aria-controls')
  // ids can stand in the page twice
  const named = id ? root.querySelector(`#${CSS.escape(id)}`) : null
  const content = asElement(item?.querySelector(`.${DROPDOWN}`) ?? named ?? after(button))
  return content && root.contains(content) && !content.contains(button) ? content : null
}

/** The buttons with their panels, without those of another accordion within a panel. */
export function findPanels(root: HTMLElement): PanelParts[] {
  const parts: PanelParts[] = []
  for (const button of root.querySelectorAll<HTMLElement>(BUTTON)) {
    const isWithin = parts.some(({content}) => content.contains(button))
    const content = isWithin ? null : contentOf(button, root)
    if (content) parts.push({button, content, item: asElement(button.closest('.accordion-item'))})
  }
  return parts
}
