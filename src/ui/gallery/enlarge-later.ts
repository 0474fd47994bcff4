import {report} from '../../page/report.ts'
import {restore} from '../../widget/adopt.ts'
import {makeOperable, readPress} from '../operable.ts'

interface LaterOptions {
  /** Of the widget: failures are told under its name. */
  widget: string
  /** Holds the images. */
  box: HTMLElement
  images: readonly HTMLImageElement[]
  /** What a press on an image does, in words. */
  action: string
  /** Fetches what that takes; what comes back puts it to work, and returns what ends it. */
  load: () => Promise<() => () => void>
}

/**
 * Zoom and lightbox: all that they take is fetched when someone points at the images or comes to them by keyboard.
 * An image that is pressed before it is there is pressed again then.
 */
export function enlargeLater({widget, box, images, action, load}: LaterOptions): () => void {
  const operable = images.map((image) => makeOperable(image, box, action))
  const waiting = new AbortController()
  let pressed: HTMLElement | null = null
  let isLoading = false
  let end = () => {}

  function start(): void {
    isLoading = true
    load()
      .then((enlarge) => {
        if (!waiting.signal.aborted) end = enlarge()
      })
      .catch((error) => report(widget, error, box))
      .finally(() => {
        if (waiting.signal.aborted) return
        waiting.abort()
        // without what was to come, a link leads to its picture
        pressed?.click()
      })
  }
  function onUse(event: Event): void {
    const image = readPress(event)
    const isMeant = image && images.includes(image)
    if (isMeant) event.preventDefault()
    pressed = isMeant ? image : pressed
    if (!isLoading) start()
  }
  for (const type of ['pointerover', 'focusin', 'click', 'keydown'])
    box.addEventListener(type, onUse, waiting)

  return () => {
    waiting.abort()
    end()
    operable.forEach(restore)
  }
}
