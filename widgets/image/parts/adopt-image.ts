import {createSrcset, isSizable} from '../../../src/format/image-url.ts'
import {widthFor} from '../../../src/format/image-width.ts'
import {parseDimensions, parseFocalPoint} from '../../../src/model/image.ts'
import {mediaAddress} from '../../../src/model/web-address.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'

const looks = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Calls back once the element is laid out, before it is painted, and after each change of its size. One observer for
 * all elements: it reads the existing layout.
 */
function followSize(element: Element, look: () => void, signal: AbortSignal): void {
  observer ??= new ResizeObserver((entries) => {
    for (const {target} of entries) looks.get(target)?.()
  })
  looks.set(element, look)
  observer.observe(element)
  signal.addEventListener('abort', () => observer?.unobserve(element))
}

/** True if the parent has a height to fill, and hides the overflow. */
function isCut({offsetHeight, parentElement}: HTMLImageElement): boolean {
  if (!parentElement || offsetHeight <= parentElement.clientHeight) return false
  const {overflow, paddingBottom} = getComputedStyle(parentElement)
  return /hidden|clip/.test(overflow) && parentElement.clientHeight > Number.parseFloat(paddingBottom)
}

/** Takes over an image in the server HTML. */
export function adoptImage(
  image: HTMLImageElement,
  {props, adopt, signal}: Pick<Widget<typeof definition>, 'props' | 'adopt' | 'signal'>,
): void {
  const src = mediaAddress(props.src)
  // a source in the server HTML stays
  const isOurs = !image.getAttribute('src') && !image.srcset
  if (isOurs && !src) throw new TypeError(`data-src="${props.src}" is no image`)
  const {width = 0, height = 0} = parseDimensions(props['image-dimensions']) ?? {}
  const variables: Record<string, number> = {width, height, ...parseFocalPoint(props['image-focal-point'])}
  const srcset = isOurs && src && isSizable(src) ? createSrcset(src) : undefined
  // an image that loads immediately cannot wait for a measurement
  const sizes = props.sizes || (props.load && '100vw')
  let asked = srcset && !sizes ? 0 : Infinity
  const on = {load: finish, error: fail}
  const set = (attributes: Record<string, string | undefined>) => adopt(image, {attributes, on})

  /** Sets the source last: the attributes for its selection have to be set by then. */
  const ask = (needed?: string) => set({srcset: needed && srcset, sizes: needed, src})

  function finish(): void {
    asked ||= Infinity
    set({'data-image-state': 'loaded'})
    if (isCut(image)) adopt(image, {classes: {image__cut: true}, on})
  }

  /** A server may support no widths, but have the original picture. */
  function fail(): void {
    asked = Infinity
    if (srcset && image.srcset) ask()
    else set({'data-image-state': 'broken'})
  }

  adopt(image, {
    // recorded, so that it is restored exactly
    attributes: {style: image.getAttribute('style')},
    classes: {image__cover: true, image__sized: width > 0},
    on,
  })
  // through the style object: strict policies refuse the attribute
  for (const [name, value] of Object.entries(variables))
    image.style.setProperty(`--image-${name}`, `${value}`)
  if (isOurs) {
    set({'data-image-state': 'loading', loading: props.load ? 'eager' : 'lazy'})
    ask(sizes || (width ? '100vw' : undefined))
  } else if (image.naturalWidth) finish()

  function measure(): void {
    const shown = Math.max(image.offsetWidth, (image.offsetHeight * width) / height || 0)
    const needed = widthFor(shown * devicePixelRatio)
    if (!shown || needed <= asked) return
    asked = needed
    ask(`${shown}px`)
  }
  followSize(image, measure, signal)
}
