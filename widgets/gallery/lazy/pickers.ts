import {createThumbnail} from '../../../src/ui/gallery/create-thumbnail.ts'
import {labelButton} from '../../../src/ui/gallery/label-button.ts'
import {numbered} from '../../../src/ui/gallery/numbered.ts'
import {reveal} from '../../../src/ui/gallery/reveal.ts'
import {isPress} from '../../../src/ui/operable.ts'
import {onChange, type Stage} from '../parts/stage.ts'
import {texts} from '../widget.ts'

/** The number of dots that fit next to each other on a phone. */
const MOST_DOTS = 12

const PLACE = '[data-gallery=thumbnails],.sqs-gallery-thumbnails'

function createDot(): HTMLButtonElement {
  const dot = document.createElement('button')
  dot.type = 'button'
  dot.className = 'gallery__dot'
  return dot
}

function createRow(name: string): HTMLElement {
  const row = document.createElement('div')
  row.className = `gallery__${name}`
  return row
}

/** The index of the slide for a click in the row: -1 for none. */
const pickedBy = ({target}: Event, items: readonly Element[]): number =>
  items.findIndex((item) => target instanceof Node && item.contains(target))

/** Renders an item for each slide. The item of the current slide is the tab stop: arrow keys move on from there. */
function pickFrom(row: HTMLElement, items: readonly HTMLElement[], stage: Stage): void {
  const {carousel, adopt, signal, followTexts, parts} = stage
  let marked = -1

  function mark(): void {
    const hadFocus = row.contains(document.activeElement)
    const before = items[marked]
    marked = carousel.index()
    const item = items[marked]
    if (before) adopt(before, {attributes: {'aria-current': null, tabindex: '-1'}})
    if (!item) return
    adopt(item, {attributes: {'aria-current': 'true', tabindex: '0'}})
    if (hadFocus) item.focus({preventScroll: true})
    if (before) reveal(item)
  }
  function pick(event: Event): void {
    const index = pickedBy(event, items)
    if (index < 0) return
    event.preventDefault()
    carousel.show(index)
  }
  row.addEventListener('click', pick, {signal})
  row.addEventListener('keydown', (event) => isPress(event) && pick(event), {signal})
  if (!parts.root.contains(row)) row.addEventListener('keydown', carousel.onKey, {signal})
  followTexts(() => {
    adopt(row, {attributes: {role: 'group', 'aria-label': texts('picks')}})
    items.forEach((item, index) => {
      labelButton(adopt, item, texts('pick', numbered(index, items)))
      adopt(item, {attributes: {tabindex: index === marked ? '0' : '-1'}})
    })
  })
  mark()
  onChange(stage, mark)
}

/** A dot for each slide; if there are too many, the current number and the total. */
function addIndicators(stage: Stage): void {
  const {parts, layer, carousel, followTexts} = stage
  const {slides} = parts
  const row = createRow('dots')
  layer.element.append(row)
  if (slides.length <= MOST_DOTS) {
    const dots = slides.map(createDot)
    row.append(...dots)
    pickFrom(row, dots, stage)
    return
  }
  // the live region announces it to everyone else
  row.setAttribute('aria-hidden', 'true')
  const tell = () => {
    row.textContent = texts('slide', numbered(carousel.index(), slides))
  }
  followTexts(tell)
  onChange(stage, tell)
}

/** In the container in the server HTML, which may already hold thumbnails; otherwise after the slides. */
function addThumbnails(stage: Stage): void {
  const {parts, options, signal} = stage
  const {root, box, slides} = parts
  const height = options['thumbnail-strip-height']
  if (!height) return
  const place = root.querySelector<HTMLElement>(PLACE)
  const served = [...(place?.children ?? [])].filter((child) => child instanceof HTMLElement)
  if (place && served.length === slides.length) {
    pickFrom(place, served, stage)
    return
  }
  const row = createRow('thumbnails')
  row.classList.toggle('gallery__thumbnails--square', options['square-thumbs'])
  row.style.setProperty('--gallery-thumbnail', `${height}px`)
  row.style.setProperty('--gallery-thumbnail-gap', `${options['thumbnail-strip-margin']}px`)
  const items = slides.map((slide) => createThumbnail(slide, 'gallery', `${height * 2}px`))
  row.append(...items)
  if (place) place.append(row)
  else if (box === root) box.after(row)
  else root.append(row)
  signal.addEventListener('abort', () => row.remove())
  pickFrom(row, items, stage)
}

/** Controls that show all slides, to go to one of them. */
export function addPickers(stage: Stage): void {
  if (stage.options.indicators) addIndicators(stage)
  if (stage.options.thumbnails) addThumbnails(stage)
}
