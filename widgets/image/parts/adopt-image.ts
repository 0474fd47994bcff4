import {createSrcset, isSizable} from '../../../src/format/image-url.ts'
import {widthFor} from '../../../src/format/image-width.ts'
import {parseDimensions, parseFocalPoint} from '../../../src/model/image.ts'
import {mediaAddress} from '../../../src/model/web-address.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../definition.ts'

const looks = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Looks once the element is laid out, before it is painted, and after each change of its size. One observer for all:
 * it reads a layout that stands already.
 */
function followSize(element: Element, look: () => void, signal: AbortSignal): void {
  observer ??= new ResizeObserver((entries) => {
    for (const {target} of entries) looks.get(target)?.()
  })
  looks.set(element, look)
  observer.observe(element)
  signal.addEventListener('abort', () => observer?.unobserve(element))
}

/** True where the parent has a height to fill, and hides what is below it. */
function isCut({offsetHeight, parentElement}: HTMLImageElement): boolean {
  if (!parentElement || offsetHeight <= parentElement.clientHeight) return false
  const {overflow, paddingBottom} = getComputedStyle(parentElement)
  return /hidden|clip/.test(overflow) && parentElement.clientHeight > Number.parseFloat(paddingBottom)
}

/** Takes an image of the server's over. */
export function adoptImage(
  image: HTMLImageElement,
  {props, adopt, signal}: Pick<Widget<typeof definition>, 'props' | 'adopt' | 'signal'>,
): void {
  const src = mediaAddress(props.src)
  // a source that the server has chosen itself stays
  const isOurs = !image.getAttribute('src') && !image.srcset
  if (isOurs && !src) throw new TypeError(`data-src="${props.src}" is no image`)
  const {width = 0, height = 0} = parseDimensions(props['image-dimensions']) ?? {}
  const variables: Record<string, number> = {width, height, ...parseFocalPoint(props['image-focal-point'])}
  const srcset = isOurs && src && isSizable(src) ? createSrcset(src) : undefined
  // what is fetched at once cannot wait until its place is measured
  const sizes = props.sizes || (props.load && '100vw')
  let asked = srcset && !sizes ? 0 : Infinity
  const on = {load: finish, error: fail}
  const set = (attributes: Record<string, string | undefined>) => adopt(image, {attributes, on})

  /** The source goes last: what it is chosen by has to be there by then. */
  const ask = (needed?: string) => set({srcset: needed && srcset, sizes: needed, src})

  function finish(): void {
    asked ||= Infinity
    set({'data-image-state': 'loaded'})
    if (isCut(image)) adopt(image, {classes: {image__cut: true}, on})
  }

  /** A server may know no widths, but the picture as it is. */
  function fail(): void {
    asked = Infinity
    if (srcset && image.srcset) ask()
    else set({'data-image-state': 'broken'})
  }

  adopt(image, {
    // noted, so that it comes back to the letter
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
