import {report} from '../../page/report.ts'
import {showBusy} from '../../page/show-busy.ts'
import {createScope} from '../../widget/scope.ts'
import {controlOf, makeOperable, readPress} from '../operable.ts'

interface LaterOptions<M> {
  /** The name of the widget: failures are reported under it. */
  widget: string
  /** Holds the images. */
  box: HTMLElement
  images: readonly HTMLImageElement[]
  /** The accessible description of a click on an image. */
  action: string
  /** Fetches the code. */
  load: () => Promise<M>
  /** Sets it up. */
  enlarge: (loaded: M) => void
  signal: AbortSignal
}

/**
 * Loads zoom and lightbox late: their code is fetched when a visitor points at the images or reaches them by keyboard.
 * A click on an image that arrives before the code is repeated then.
 */
export function loadEnlargingOnUse<M>(options: LaterOptions<M>): void {
  const {widget, box, images, action, load, enlarge, signal} = options
  const {adopt, lazy} = createScope(signal, (error) => report(widget, error, box))
  const waiting = new AbortController()
  const later = lazy(load)
  let pressed: HTMLElement | null = null
  let endBusy: (() => void) | undefined
  let isLoading = false

  async function start(): Promise<void> {
    isLoading = true
    await later.run(enlarge)
    waiting.abort()
    endBusy?.()
    // without the code, a link leads to its picture
    if (!signal.aborted) pressed?.click()
  }
  function onUse(event: Event): void {
    const image = readPress(event)
    if (image && images.includes(image)) {
      event.preventDefault()
      endBusy?.()
      endBusy = showBusy(controlOf(image, box))
      pressed = image
    }
    if (!isLoading) void start()
  }
  for (const image of images) makeOperable(adopt, image, box, action)
  for (const type of ['pointerover', 'focusin', 'click', 'keydown'])
    box.addEventListener(type, onUse, {signal: waiting.signal})
  signal.addEventListener('abort', () => {
    waiting.abort()
    endBusy?.()
  })
}
