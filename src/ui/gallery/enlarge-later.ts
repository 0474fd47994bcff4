import {report} from '../../page/report.ts'
import {showBusy} from '../../page/show-busy.ts'
import {createAdoptionSet} from '../../widget/adoption-set.ts'
import {createLazy} from '../../widget/lazy.ts'
import {controlOf, makeOperable, readPress} from '../operable.ts'

interface LaterOptions<M> {
  /** Of the widget: failures are reported under its name. */
  widget: string
  /** Holds the images. */
  box: HTMLElement
  images: readonly HTMLImageElement[]
  /** What a press on an image does, in words. */
  action: string
  /** Fetches what that takes. */
  load: () => Promise<M>
  /** Puts it to work. */
  enlarge: (loaded: M) => void
  signal: AbortSignal
}

/**
 * Zoom and lightbox: all that they take is fetched when someone points at the images or comes to them by keyboard.
 * An image that is pressed before it is there is pressed again then.
 */
export function enlargeLater<M>(options: LaterOptions<M>): void {
  const {widget, box, images, action, load, enlarge, signal} = options
  const adopt = createAdoptionSet(signal)
  const waiting = new AbortController()
  const later = createLazy(load, {signal, onError: (error) => report(widget, error, box)})
  let pressed: HTMLElement | null = null
  let endBusy: (() => void) | undefined
  let isLoading = false

  async function start(): Promise<void> {
    isLoading = true
    await later.run(enlarge)
    waiting.abort()
    endBusy?.()
    // without what was to come, a link leads to its picture
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
