import {pageAddress} from '../../model/web-address.ts'
import {report} from '../../page/report.ts'
import {restore} from '../../widget/adopt.ts'
import type {OpenDialog} from '../dialog/open-dialog.ts'
import {controlOf, makeOperable, readPress} from '../operable.ts'
import {lightboxTexts as texts} from './strings.ts'
import type {LightboxOptions} from './types.ts'

export interface Lightbox {
  open: (image: HTMLImageElement, opener?: HTMLElement) => void
  /** Closes it with its widget. */
  end: () => void
}

/** A press on an image of a gallery shows it as large as the window. All that it takes is fetched with the first use. */
export function createLightbox(options: LightboxOptions): Lightbox {
  const {widget, root, images} = options
  const operable = images.map((image) =>
    makeOperable(image, root, texts('open'), {'aria-haspopup': 'dialog'}),
  )
  const listening = new AbortController()
  let dialog: OpenDialog | null = null
  let isOpening = false

  const fetchAll = () => import('./open-lightbox.ts')
  async function load(image: HTMLImageElement, opener: HTMLElement | undefined): Promise<void> {
    const {openLightbox} = await fetchAll()
    if (!listening.signal.aborted) dialog = openLightbox({...options, image, opener})
  }
  function fail(error: unknown, image: HTMLImageElement): void {
    const control = controlOf(image, root)
    const page = control instanceof HTMLAnchorElement ? pageAddress(control.href) : undefined
    // what it does without a script
    if (page) location.assign(page)
    else report(widget, error, root)
  }
  function open(image: HTMLImageElement, opener?: HTMLElement): void {
    if (isOpening) return
    isOpening = true
    load(image, opener)
      .catch((error) => fail(error, image))
      .finally(() => {
        isOpening = false
      })
  }
  function act(event: Event): void {
    const image = readPress(event)
    if (!image || !images.includes(image)) return
    event.preventDefault()
    event.stopPropagation()
    open(image, controlOf(image, root))
  }
  // a head start: they often point at what they are about to press
  for (const type of ['pointerover', 'focusin'])
    root.addEventListener(type, () => void fetchAll().catch(() => {}), {once: true, signal: listening.signal})
  // before an image that zooms hears of it
  const first = {capture: true, signal: listening.signal}
  root.addEventListener('click', act, first)
  root.addEventListener('keydown', act, first)

  return {
    open,
    end() {
      listening.abort()
      dialog?.close()
      operable.forEach(restore)
    },
  }
}
