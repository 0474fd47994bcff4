import {setStyle} from '../../../src/widget/adopt.ts'
import type {Row} from './find-row.ts'

/** Pixels a second at the usual speed: a pixel for each frame of a common screen, as the platform moves its texts. */
const SPEED = 60
/** A short text in a wide window. */
const MOST = 40

/** Looks the same, and is neither read nor reached by keyboard. */
function copyOf(row: HTMLElement): HTMLElement {
  const copy = row.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return row
  copy.classList.add('marquee__copy')
  copy.setAttribute('aria-hidden', 'true')
  // no widget mounts in it
  copy.dataset.vitrineUntrusted = ''
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id')
  for (const part of copy.querySelectorAll('a[href],button,[tabindex]')) part.setAttribute('tabindex', '-1')
  return copy
}

/**
 * Repeats the text until it fills the frame wherever it moves, also in another width, and gives it a speed that does not
 * depend on its length.
 */
export function fill({frame, row, speed}: Row, signal: AbortSignal): void {
  const copies: HTMLElement[] = []
  const restore = setStyle(frame, '--marquee-duration', '0s')
  const observer = new ResizeObserver(() => {
    const width = row.offsetWidth
    if (!width) return
    frame.style.setProperty('--marquee-duration', `${width / (SPEED * Math.max(speed, 0.1))}s`)
    const needed = Math.min(MOST, Math.ceil(frame.offsetWidth / width))
    while (copies.length < needed) {
      const copy = copyOf(row)
      copies.push(copy)
      copy.style.setProperty('--marquee-copy', `${copies.length}`)
      row.after(copy)
    }
  })
  observer.observe(frame)
  observer.observe(row)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const copy of copies) copy.remove()
    restore()
  })
}
