import {setSource} from '../../large-image.ts'
import {
  type Frame,
  followFingers,
  keepInside,
  type Magnification,
  magnify,
  type Place,
  REST,
  tapFactor,
} from './magnification.ts'

/** Magnifies the current picture. A picture that has not loaded is left alone. */
export interface Magnifier {
  isOn: () => boolean
  /** Multiplies the magnification; the part of the picture at a position stays there. @default the window's centre */
  by: (factor: number, at?: Place) => void
  /** Enlarges the picture at a position, or returns it to its own size. */
  toggle: (at?: Place) => void
  /** Follows fingers, or a mouse, at once. */
  drag: (before: readonly Place[], after: readonly Place[]) => void
  /** Moves an enlarged picture by fractions of the window. */
  pan: (x: number, y: number) => void
  reset: () => void
}

export interface MagnifierOptions {
  dialog: HTMLElement
  /** The image of the current slide. */
  current: () => HTMLImageElement | null
  /** Called with the new factor. */
  onChange: (factor: number) => void
}

const ON = 'vitrine-lightbox--zoomed'
const HELD = 'vitrine-lightbox--held'
/** Milliseconds without a change before a larger file is fetched: a wheel or two fingers make many. */
const PAUSE = 200

/**
 * By layout, because the picture may still move: transforms do not count, and a slide that the strip scrolls to will fill
 * the strip.
 */
function frameOf(image: HTMLImageElement): Frame {
  let {left = 0, top = 0} = image.closest('.vitrine-lightbox__strip')?.getBoundingClientRect() ?? {}
  const slide = image.closest('.vitrine-lightbox__slide')
  // a figure that springs back is an offset parent, too
  for (let at: Element | null = image; at instanceof HTMLElement && at !== slide; at = at.offsetParent) {
    left += at.offsetLeft
    top += at.offsetTop
  }
  return {
    left,
    top,
    width: image.offsetWidth,
    height: image.offsetHeight,
    viewport: {width: innerWidth, height: innerHeight},
  }
}

const isSmaller = ({sizes}: HTMLImageElement, width: number): boolean =>
  width > Number.parseFloat(sizes) * (sizes.endsWith('px') ? 1 : innerWidth / 100)

/**
 * The browser chooses a larger file, if the page offers one. Another image fetches it first: a picture whose next file
 * fails is lost.
 */
async function sharpen(image: HTMLImageElement, width: number): Promise<void> {
  if (!image.srcset || !image.isConnected || !isSmaller(image, width)) return
  const [larger, sizes] = [new Image(), `${Math.ceil(width)}px`]
  setSource(larger, image, sizes)
  await larger.decode()
  if (isSmaller(image, width)) image.sizes = sizes
}

/** Pixels of the file, as far as they are known. */
const pixelsOf = (image: HTMLImageElement): number =>
  Number(image.getAttribute('width')) || image.naturalWidth

export function createMagnifier({dialog, current, onChange}: MagnifierOptions): Magnifier {
  let now = REST
  let held: {image: HTMLImageElement; frame: Frame} | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function take() {
    const image = current()
    if (!image?.naturalWidth) return null
    if (held?.image !== image || now === REST) held = {image, frame: frameOf(image)}
    return held
  }
  function show(next: Magnification, isDirect: boolean): void {
    const {image, frame} = held ?? {}
    if (!image || !frame) return
    const before = now
    // one object for the state at rest
    now = next.factor > 1 ? next : REST
    const {factor, x, y} = now
    dialog.classList.toggle(HELD, isDirect)
    dialog.classList.toggle(ON, now !== REST)
    image.style.transform = now === REST ? '' : `translate(${x}px,${y}px) scale(${factor})`
    clearTimeout(timer)
    timer = setTimeout(() => sharpen(image, frame.width * factor).catch(() => {}), PAUSE)
    if (before.factor !== factor) onChange(factor)
  }
  const centre = (): Place => ({x: innerWidth / 2, y: innerHeight / 2})

  function by(factor: number, at = centre()): void {
    const picture = take()
    if (picture) show(magnify(now, factor, picture.frame, at), false)
  }
  const reset = () => show(REST, false)

  return {
    isOn: () => now !== REST,
    by,
    reset,
    toggle(at) {
      const picture = take()
      if (now !== REST) reset()
      else if (picture) by(tapFactor(pixelsOf(picture.image), picture.frame), at)
    },
    drag(before, after) {
      const picture = take()
      if (picture) show(followFingers(now, picture.frame, before, after), true)
    },
    pan(x, y) {
      if (now === REST || !held) return
      const to = {...now, x: now.x - x * innerWidth, y: now.y - y * innerHeight}
      show(keepInside(to, held.frame), false)
    },
  }
}
