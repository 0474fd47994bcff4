export interface Layer {
  element: HTMLElement
  /** Both without a name yet; where the server rendered none. */
  addArrows: () => [previous: HTMLElement, next: HTMLElement]
  /** Read out, since it changes what is there already. */
  say: (text: string) => void
}

export interface LayerOptions {
  /** What its classes begin with. */
  block: string
  /** What it lies over. */
  box: HTMLElement
  /** Called at the first layout, and when the box has another size. */
  onLayout: (isFirst: boolean) => unknown
  signal: AbortSignal
}

function create<K extends 'div' | 'p' | 'button'>(tag: K, className: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  return element
}

function createArrow(block: string, name: 'previous' | 'next'): HTMLElement {
  const arrow = create('button', `${block}__arrow ${block}__${name}`)
  arrow.type = 'button'
  return arrow
}

/**
 * Our own controls, in a layer that lies over the slides: whatever lays the page out, adding them moves nothing. It
 * stands beside the box, so that both are placed by the same ancestor.
 */
export function createLayer({block, box, onLayout, signal}: LayerOptions): Layer {
  const layer = create('div', `${block}__layer`)
  const status = create('p', `${block}__status`)
  status.setAttribute('aria-live', 'polite')
  layer.append(status)
  // until it has its place: to come there from another one is a layout shift, even within a frame
  layer.hidden = true
  box.parentElement?.append(layer)

  // it runs after layout, so that reading sizes forces none
  const observer = new ResizeObserver(() => {
    const {offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height} = box
    // not shown yet, as in a tab that is closed
    if (!width) return
    for (const [name, value] of Object.entries({left, top, width, height}))
      layer.style.setProperty(name, `${value}px`)
    onLayout(layer.hidden === true)
    layer.hidden = false
  })
  observer.observe(box)
  if (box.parentElement) observer.observe(box.parentElement)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    layer.remove()
  })

  return {
    element: layer,
    addArrows() {
      const [previous, next] = [createArrow(block, 'previous'), createArrow(block, 'next')]
      layer.prepend(previous, next)
      return [previous, next]
    },
    say(text) {
      status.textContent = text
    },
  }
}
