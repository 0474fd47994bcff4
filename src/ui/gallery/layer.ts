export interface Layer {
  element: HTMLElement
  /** Both without a name yet; for galleries without arrows from the server. */
  addArrows: () => [previous: HTMLElement, next: HTMLElement]
  /** Announces a text to screen readers. */
  say: (text: string) => void
}

export interface LayerOptions {
  /** Class prefix. */
  block: string
  /** The box below the layer. */
  box: HTMLElement
  /** Called at the first layout, and when the size of the box changes. */
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
 * Our own controls, in a layer over the slides: whatever layout the page has, adding them moves nothing. It is a
 * sibling of the box, so that both have the same containing block.
 */
export function createLayer({block, box, onLayout, signal}: LayerOptions): Layer {
  const layer = create('div', `${block}__layer`)
  const status = create('p', `${block}__status`)
  status.setAttribute('aria-live', 'polite')
  layer.append(status)
  // hidden until it has its position: moving it later would be a layout shift, even within one frame
  layer.hidden = true
  box.parentElement?.append(layer)

  // it runs after layout, so that reading sizes forces none
  const observer = new ResizeObserver(() => {
    const {offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height} = box
    // not displayed yet, as in a closed tab panel
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
