/** An outline around an element. */
export interface Outline {
  element: Element
  label: string
  /** There is something to look at. */
  isMarked: boolean
}

export interface Outlines {
  /** Draws these outlines from now on. */
  show: (outlines: readonly Outline[]) => void
  /** Highlights one outline. */
  point: (element: Element) => void
}

/** The height of a label in pixels. */
const LABEL = 18
/** A label inside a lower element would cover much of it. */
const LOW = 5 * LABEL

function setText(box: HTMLElement, text: string): void {
  const label = box.firstElementChild
  if (label && label.textContent !== text) label.textContent = text
}

function createBox(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'outline'
  box.append(document.createElement('span'))
  return box
}

/** The modal element that covers the page and blocks visitors from it. */
const findModal = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open]')].findLast((dialog) => dialog.matches(':modal'))

/**
 * Places a box over the element if a part of it is in the window. It uses a transform, which causes no layout shift.
 */
function place(box: HTMLElement, element: Element, modal: Element | undefined): void {
  const {left, top, right, bottom, width, height} = element.getBoundingClientRect()
  const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  box.hidden = !(width > 0 && height > 0 && isInWindow) || (!!modal && !modal.contains(element))
  if (box.hidden) return
  const {style, classList} = box
  classList.toggle('is-at-top', top < LABEL && height >= LOW)
  classList.toggle('is-low-at-top', top < LABEL && height < LOW)
  style.transform = `translate(${left}px, ${top}px)`
  style.width = `${width}px`
  style.setProperty('--height', `${height}px`)
}

/** Creates boxes in a layer above the page that follow their elements from frame to frame. */
export function createOutlines(layer: HTMLElement): Outlines {
  const boxes = new Map<Element, HTMLElement>()
  let frame = 0

  function follow(): void {
    const modal = findModal()
    for (const [element, box] of boxes) place(box, element, modal)
    frame = boxes.size ? requestAnimationFrame(follow) : 0
  }

  return {
    show(outlines) {
      const elements = new Set(outlines.map(({element}) => element))
      for (const [element, box] of boxes) {
        if (elements.has(element)) continue
        box.remove()
        boxes.delete(element)
      }
      for (const {element, label, isMarked} of outlines) {
        const box = boxes.get(element) ?? createBox()
        if (!boxes.has(element)) layer.append(box)
        boxes.set(element, box)
        box.classList.toggle('is-marked', isMarked)
        setText(box, label)
      }
      if (!frame && boxes.size) follow()
    },
    point(element) {
      for (const [outlined, box] of boxes) box.classList.toggle('is-pointed-at', outlined === element)
    },
  }
}
