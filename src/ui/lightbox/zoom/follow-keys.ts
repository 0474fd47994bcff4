import type {Magnifier} from './magnifier.ts'

/** One press of + or -. */
const STEP = 1.5
/** The fraction of the window that an arrow moves. */
const FAR = 0.15

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-FAR, 0],
  ArrowRight: [FAR, 0],
  ArrowUp: [0, -FAR],
  ArrowDown: [0, FAR],
}

const isInCaption = ({target}: Event): boolean =>
  target instanceof Element && target.closest('figcaption') !== null

/** For `keydown`: + and - zoom, 0 ends it, arrows move an enlarged picture. Shift is part of + on many keyboards. */
export const followKeys = (magnifier: Magnifier) => (event: KeyboardEvent) => {
  const {key, defaultPrevented, ctrlKey, metaKey, altKey} = event
  if (defaultPrevented || ctrlKey || metaKey || altKey) return
  const [x, y] = ARROWS[key] ?? []
  if (key === '+' || key === '=') magnifier.by(STEP)
  else if (key === '-') magnifier.by(1 / STEP)
  else if (key === '0') magnifier.reset()
  else if (x !== undefined && y !== undefined && magnifier.isOn() && !isInCaption(event)) magnifier.pan(x, y)
  else return
  // the carousel would show another picture
  event.preventDefault()
}
