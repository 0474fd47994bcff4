import {pageAddress} from '../../model/web-address.ts'
import {report} from '../../page/report.ts'
import {createScope} from '../../widget/scope.ts'
import {controlOf, makeOperable, readPress} from '../operable.ts'
import type {Pictures} from './open-lightbox.ts'
import {lightboxTexts as texts} from './strings.ts'

export interface LightboxOptions extends Pictures {
  /** The name of the widget: failures are reported under it. */
  widget: string
}

export type OpenPicture = (image: HTMLImageElement, opener?: HTMLElement) => void

/**
 * A click on an image of a gallery shows it full-screen. All code is fetched at the first use. Returns a function that
 * opens it without a click.
 */
export function createLightbox(options: LightboxOptions): OpenPicture {
  const {widget, root, images, signal} = options
  const {adopt, lazy} = createScope(signal, () => {})
  const dialogs = lazy(() => import('./open-lightbox.ts'))
  let isOpening = false
  let close = () => {}

  function fail(error: unknown, image: HTMLImageElement): void {
    const control = controlOf(image, root)
    const page = control instanceof HTMLAnchorElement ? pageAddress(control.href) : undefined
    // the default action of the link
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
  // a head start: visitors often point at an image before they click it
  for (const type of ['pointerover', 'focusin'])
    root.addEventListener(type, dialogs.prefetch, {once: true, signal})
  // before the listener of an image that zooms
  for (const type of ['click', 'keydown']) root.addEventListener(type, act, {capture: true, signal})
  signal.addEventListener('abort', () => close())
  return open
}
