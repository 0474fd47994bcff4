import {pageAddress} from '../../model/web-address.ts'
import {report} from '../../page/report.ts'
import {createAdoptionSet} from '../../widget/adoption-set.ts'
import {createLazy} from '../../widget/lazy.ts'
import {controlOf, makeOperable, readPress} from '../operable.ts'
import type {Pictures} from './open-lightbox.ts'
import {lightboxTexts as texts} from './strings.ts'

export interface LightboxOptions extends Pictures {
  /** Of the widget that it belongs to: failures are reported under its name. */
  widget: string
  /** Holds the images. */
  root: HTMLElement
  /** Closes it, too. */
  signal: AbortSignal
}

export type OpenPicture = (image: HTMLImageElement, opener?: HTMLElement) => void

/**
 * A press on an image of a gallery shows it as large as the window. All that it takes is fetched with the first use.
 * Returns what opens it without a press.
 */
export function createLightbox(options: LightboxOptions): OpenPicture {
  const {widget, root, images, signal} = options
  const adopt = createAdoptionSet(signal)
  const dialogs = createLazy(() => import(/* each use */ './open-lightbox.ts'), {signal, onError() {}})
  let isOpening = false
  let close = () => {}

  function fail(error: unknown, image: HTMLImageElement): void {
    const control = controlOf(image, root)
    const page = control instanceof HTMLAnchorElement ? pageAddress(control.href) : undefined
    // what it does without a script
    if (page) location.assign(page)
    else report(widget, error, root)
  }
  async function open(image: HTMLImageElement, opener?: HTMLElement): Promise<void> {
    if (isOpening) return
    isOpening = true
    await dialogs.run(
      ({openLightbox}) => {
        close = openLightbox({...options, image, opener}).close
      },
      (error) => fail(error, image),
      opener,
    )
    isOpening = false
  }
  function act(event: Event): void {
    const image = readPress(event)
    if (!image || !images.includes(image)) return
    event.preventDefault()
    event.stopPropagation()
    void open(image, controlOf(image, root))
  }
  for (const image of images) makeOperable(adopt, image, root, texts('open'), {'aria-haspopup': 'dialog'})
  // a head start: they often point at what they are about to press
  for (const type of ['pointerover', 'focusin'])
    root.addEventListener(type, dialogs.prefetch, {once: true, signal})
  // before an image that zooms hears of it
  for (const type of ['click', 'keydown']) root.addEventListener(type, act, {capture: true, signal})
  signal.addEventListener('abort', () => close())
  return open
}
