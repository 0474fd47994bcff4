import {beforeEach, describe, expect, it} from 'vitest'
import {first} from '../../test/helpers/gallery-html.ts'
import {hear} from '../../test/helpers/hear.ts'
import {observeSizes} from '../../test/helpers/observe-sizes.ts'
import {widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
beforeEach(observeSizes)

const BUTTON = '<form id="form"></form>'

interface Choice {
  itemId?: string
  /** Null for a variant without an image. */
  image?: unknown
  /** The element that fires the event. */
  from?: string
}

/** Fires add-to-cart's event for a choice; without an image, no variant is chosen. */
function choose({itemId = 'mug', image, from = '#form'}: Choice = {}): void {
  const variant = image === undefined ? null : {sku: 'A', mainImageId: image}
  const detail = {itemId, variant, inStock: true, unselected: variant ? [] : ['Size']}
  document
    .querySelector(from)
    ?.dispatchEvent(new CustomEvent('vitrine:variant-change', {bubbles: true, detail}))
}

const open = (html = first(4) + BUTTON) => page.open(html, '.ProductItem-gallery')

const shown = (): string | undefined =>
  document.querySelector<HTMLElement>('[aria-roledescription=slide]:not([inert]) img')?.getAttribute('alt') ??
  undefined

const next = () => document.querySelector<HTMLElement>('.product-gallery__next')?.click()

describe('the gallery', () => {
  it('moves to the image of the chosen variant, and back once none is chosen', async () => {
    const heard = hear('gallery-change')
    await open()
    next()
    choose({image: 'image-4'})
    expect(shown()).toBe('image-4')
    choose({image: 'image-3'})
    expect(shown()).toBe('image-3')
    choose()
    expect(shown()).toBe('image-2')
    expect(heard.map(({detail}) => detail)).toEqual([1, 3, 2, 1].map((index) => ({index, count: 4})))
  })

  it('fires no event when the image is already shown', async () => {
    const heard = hear('gallery-change')
    await open()
    choose({image: 'image-1'})
    choose({image: 'image-1'})
    expect(heard).toEqual([])
  })

  it.each([
    ['has none', null],
    ['has an unknown one', 'image-9'],
    ['has an empty one', ''],
    ['has another value in its place', {id: 'image-3'}],
  ])('moves back for a variant that %s', async (_, image) => {
    await open()
    choose({image: 'image-3'})
    choose({image})
    expect(shown()).toBe('image-1')
  })

  it('stays where the visitor moved meanwhile', async () => {
    await open()
    choose({image: 'image-3'})
    next()
    choose()
    expect(shown()).toBe('image-4')
  })

  it('finds ids with quotes, spaces and £, and the first of duplicate ids', async () => {
    const ids = [`a "b"`, `it's £5`, `it's £5`, '']
    await open(first(4, ids) + BUTTON)
    choose({image: `it's £5`})
    expect(shown()).toBe('image-2')
    choose({image: `a "b"`})
    expect(shown()).toBe('image-1')
  })

  it('finds numeric ids', async () => {
    await open(first(2, ['1', '2']) + BUTTON)
    choose({image: 2})
    expect(shown()).toBe('image-2')
  })

  it.each([undefined, null, 'text', {variant: 'x'}, {variant: {mainImageId: []}}])(
    'ignores an event with %j',
    async (detail) => {
      await open()
      document.dispatchEvent(new CustomEvent('vitrine:variant-change', {detail}))
      document.dispatchEvent(new Event('vitrine:variant-change'))
      expect(shown()).toBe('image-1')
    },
  )
})

describe('another product', () => {
  it('on the same page does not move it back', async () => {
    await open()
    choose({image: 'image-3'})
    choose({itemId: 'bowl'})
    choose({itemId: 'bowl', image: 'bowl-1'})
    expect(shown()).toBe('image-3')
    choose()
    expect(shown()).toBe('image-1')
  })

  it('in a quick view is ignored, even if its images have the same ids', async () => {
    await open(`${first(3)}${BUTTON}<dialog><form id="quick"></form></dialog>`)
    choose({image: 'image-3', from: '#quick'})
    expect(shown()).toBe('image-1')
  })

  it('on the page does not move the gallery of a quick view', async () => {
    await open(`${BUTTON}<dialog>${first(3)}<form id="quick"></form></dialog>`)
    choose({image: 'image-3'})
    expect(shown()).toBe('image-1')
    choose({image: 'image-3', from: '#quick'})
    expect(shown()).toBe('image-3')
  })
})
