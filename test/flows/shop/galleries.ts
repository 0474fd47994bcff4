import type {Flow, World} from '../flow.ts'
import {DIALOG} from './places.ts'

const MUG = '.ProductItem-gallery'
const SHOWN = `${MUG} [aria-roledescription=slide]:not([inert])`

export const productGallery: Flow = {
  name: 'gallery of a product',
  async run({shopper, check}) {
    const shows = (what: string, label: string) =>
      check(what, () => shopper.attribute(SHOWN, 'aria-label'), label)
    await shopper.goto('/shop/speckled-mug')
    await shopper.appears(`${MUG} button >> Next image`)
    await shows('it starts with the first', '1 of 7')
    await shopper.click(`${MUG} button >> Next image`)
    await shows('a button shows the next', '2 of 7')
    await shopper.keys('ArrowLeft', 'ArrowLeft')
    await shows('keys wrap around', '7 of 7')
    await shopper.click(`${MUG} [aria-label="Show image 3 of 7"]`)
    await shows('a thumbnail shows its own', '3 of 7')
    await shopper.choose('select >> Size', 'Small')
    await shopper.choose('select >> Glaze', 'Sea')
    await check(
      'a variant shows its picture',
      async () => (await shopper.attribute(SHOWN, 'aria-label')) !== '3 of 7',
      true,
    )
    await shopper.click(SHOWN)
    await check('a click opens the picture', () => shopper.count(`${DIALOG}.vitrine-lightbox`), 1)
    await shopper.keys('Escape')
    await check('Escape closes it', () => shopper.count(DIALOG), 0)
  },
}

const ZOOM = '[data-vitrine=image-zoom]'
const LENS = '.vitrine-zoom__lens'

export const zoom: Flow = {
  name: 'zoom',
  async run({shopper, check}) {
    await shopper.goto('/qa')
    await shopper.hover(`${ZOOM} img`, 0.3, 0.3)
    await shopper.appears(`${ZOOM}[data-vitrine-state=mounted]`)
    await shopper.hover(ZOOM, 0.4, 0.4)
    await check('the area under the mouse is enlarged', () => shopper.count(LENS), 1)
    await shopper.hover('h1')
    await check('and no more', () => shopper.count(LENS), 0)
  },
}

const gallery = (id: string): string => `[aria-labelledby=${id}]`

/** The position of each picture in its frame, as the browser computes it. */
const FOCUS = `[...document.querySelectorAll('main .gallery__list img')].map((image) => {
  const {objectFit, objectPosition} = getComputedStyle(image)
  return objectFit + ' ' + objectPosition
})`

const isFocused = async ({js}: World['shopper']): Promise<unknown> => {
  const all = await js(FOCUS)
  return Array.isArray(all) && all.length > 10 && all.every((one) => !/clamp|min|max/.test(`${one}`))
}

export const galleries: Flow = {
  name: 'galleries of every design, and their lightbox',
  async run({shopper, check}) {
    const shows = (what: string, id: string, label: string) =>
      check(
        what,
        () => shopper.attribute(`${gallery(id)} .gallery__list > :not([inert])`, 'aria-label'),
        label,
      )
    await shopper.goto('/gallery')
    await shopper.click(`${gallery('gallerySlideshow')} | button >> Next image`)
    await shows('a slide show advances', 'gallerySlideshow', '2 of 8')
    await shopper.click(
      `${gallery('gallerySlideshow')} | .gallery__thumbnails [aria-label="Show image 8 of 8"]`,
    )
    await shows('a thumbnail shows its own', 'gallerySlideshow', '8 of 8')
    await shopper.keys('ArrowRight')
    await shows('a key wraps around', 'gallerySlideshow', '1 of 8')
    await shopper.click(`${gallery('gallerySlider')} | button >> Next image`)
    await shows('a slider advances', 'gallerySlider', '2 of 8')
    await shopper.click(`${gallery('galleryGrid')} | li >> Tide Bowl | a`)
    await check('a picture of a grid opens', () => shopper.count(`${DIALOG}.vitrine-lightbox`), 1)
    await shopper.click(`${DIALOG} | button >> Next`)
    await check('its button shows the next', () => shopper.text(`${DIALOG} | [role=status]`), /^3 of 8/)
    await shopper.keys('Home')
    await check('its keys too', () => shopper.text(`${DIALOG} | [role=status]`), /^1 of 8/)
    await shopper.click(`${DIALOG} | button >> Close`)
    await check('its button closes it', () => shopper.count(DIALOG), 0)
    await shopper.js('scrollTo(0, document.body.scrollHeight)')
    await check('cropped pictures show their focal points', () => isFocused(shopper), true)
  },
}
