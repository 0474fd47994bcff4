import {asRecord} from '../../../src/lib/as-record.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import type {Gallery} from './gallery.ts'
import type {Parts} from './read-parts.ts'

/** The same product can be on the page and in a quick view. */
const QUICK_VIEW = 'dialog,[role=dialog],.sqs-lightbox'

const placeOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(QUICK_VIEW) : null

interface Choice {
  itemId: string | null
  /** Null if no variant is chosen, or the variant has no image. */
  imageId: string | null
}

function readChoice({detail}: CustomEvent): Choice {
  const {itemId, variant} = asRecord(detail)
  return {itemId: textOrNull(itemId), imageId: textOrNull(asRecord(variant).mainImageId)}
}

/** Product.md §2: the gallery moves to the image of the chosen variant, and back once none is chosen. */
export function followVariant({root, slides}: Parts, gallery: Gallery, signal: AbortSignal): void {
  // for duplicate ids the first one counts
  const places = new Map(slides.map((slide, index) => [slide.dataset.imageId, index] as const).reverse())
  /**
   * The product that moved the gallery, and the slides before and after: if the visitor has moved on, the gallery does
   * not move back.
   */
  let trip: {itemId: string | null; from: number; to: number} | null = null

  function follow(itemId: string | null, to: number): void {
    const from = trip?.to === gallery.index() ? trip.from : gallery.index()
    trip = {itemId, from, to}
    gallery.show(to)
  }
  function goBack(itemId: string | null): void {
    if (trip?.itemId !== itemId) return
    if (trip.to === gallery.index()) gallery.show(trip.from)
    trip = null
  }
  function onChange(event: Event): void {
    if (!(event instanceof CustomEvent) || placeOf(event.target) !== placeOf(root)) return
    const {itemId, imageId} = readChoice(event)
    const to = imageId === null ? undefined : places.get(imageId)
    if (to === undefined) goBack(itemId)
    else follow(itemId, to)
  }
  document.addEventListener('vitrine:variant-change', onChange, {signal})
}
