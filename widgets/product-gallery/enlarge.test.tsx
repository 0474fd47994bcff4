import {getByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {first, img, list} from '../../test/helpers/gallery-html.ts'
import {observeSizes} from '../../test/helpers/observe-sizes.ts'
import {pause, until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const image = (name: string) => getByRole(document.body, 'button', {name: new RegExp(`: ${name}$`)})
const dialog = () => queryByRole(document.body, 'dialog')
const isZoomed = () => document.querySelector('.vitrine-zoom__lens') !== null

const linked = (name: string) => `<a href="#${name}">${img(name)}</a>`

beforeEach(() => {
  observeSizes()
  // happy-dom navigates
  vi.spyOn(HTMLAnchorElement.prototype, 'click')
})

describe('with a lightbox', () => {
  it('an image is a button named by its action', async () => {
    await page.open(list(2, 'data-lightbox'))
    getByRole(document.body, 'button', {name: 'View larger image: image-1'})
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('the first click opens it, once, at the clicked image', async () => {
    const {user} = await page.open(list(3, 'data-lightbox'))
    getByRole(document.body, 'button', {name: 'Next image'}).click()
    await user.dblClick(image('image-2'))
    await until(() => expect(dialog()).not.toBeNull())
    await pause(50)
    expect(document.querySelectorAll('dialog')).toHaveLength(1)
    expect(dialog()?.textContent).toContain('2 of 3')
  })

  it('is opened by keyboard', async () => {
    const {user} = await page.open(list(3, 'data-lightbox'))
    image('image-1').focus()
    await user.keyboard('{Enter}')
    await until(() => expect(dialog()).not.toBeNull())
  })

  it('a link to a picture opens it, unless the visitor opens a new tab', async () => {
    await page.open(list(2, 'data-lightbox', linked))
    const press = (rest: MouseEventInit) => {
      const click = new MouseEvent('click', {bubbles: true, cancelable: true, ...rest})
      document.querySelector('a img')?.dispatchEvent(click)
      return click.defaultPrevented
    }
    expect(press({ctrlKey: true})).toBe(false)
    await pause(50)
    expect(dialog()).toBeNull()
    expect(press({})).toBe(true)
    await until(() => expect(dialog()).not.toBeNull())
  })

  it('the gallery shows the last picture of the lightbox', async () => {
    const {user} = await page.open(list(3, 'data-lightbox'))
    image('image-1').focus()
    await user.keyboard('{Enter}')
    await until(() => expect(dialog()).not.toBeNull())
    getByRole(dialog() ?? document.body, 'button', {name: 'Next image'}).click()
    getByRole(dialog() ?? document.body, 'button', {name: 'Close'}).click()
    expect(document.querySelector('li:not([inert]) img')?.getAttribute('alt')).toBe('image-2')
    expect(document.activeElement).toBe(image('image-2'))
  })

  it('follows the template’s tweaks', async () => {
    page.setContext({tweakJSON: {'tweak-product-basic-item-click-action': 'Lightbox'}})
    await page.open(first(2), '.ProductItem-gallery')
    getByRole(document.body, 'button', {name: 'View larger image: image-1'})
  })

  it('closes with the gallery', async () => {
    const html = list(2, 'data-lightbox')
    const {unmount, user} = await page.open(html)
    await user.click(image('image-1'))
    await until(() => expect(dialog()).not.toBeNull())
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('ignores a click from before the gallery was unmounted', async () => {
    const html = list(2, 'data-lightbox')
    const {unmount} = await page.open(html)
    image('image-1').click()
    unmount()
    await pause(100)
    expect(htmlOf()).toBe(htmlOf(html))
  })
})

describe('with a zoom', () => {
  it('the first click zooms, the next one ends it', async () => {
    await page.open(list(2, 'data-zoom="click"'))
    image('image-1').click()
    await until(() => expect(isZoomed()).toBe(true))
    expect(image('image-1').getAttribute('aria-pressed')).toBe('true')
    image('image-1').click()
    expect(isZoomed()).toBe(false)
  })

  it('another slide is not zoomed', async () => {
    await page.open(list(2, 'data-zoom="click"'))
    image('image-1').click()
    await until(() => expect(isZoomed()).toBe(true))
    getByRole(document.body, 'button', {name: 'Next image'}).click()
    expect(isZoomed()).toBe(false)
    image('image-2').click()
    expect(isZoomed()).toBe(true)
  })

  it('a mouse over an image zooms it, and a click opens the lightbox', async () => {
    await page.open(list(2, 'data-zoom="hover" data-lightbox'))
    const point = (type: string) =>
      image('image-1').dispatchEvent(new PointerEvent(type, {pointerType: 'mouse', bubbles: true}))
    point('pointerover')
    await until(() => {
      point('pointermove')
      expect(isZoomed()).toBe(true)
    })
    image('image-1').click()
    await until(() => expect(dialog()).not.toBeNull())
  })

  it('a click can do only one of two things', async () => {
    await page.open(list(2, 'data-zoom="click" data-lightbox'))
    expect(said.warnings[0]?.[0]).toBe(
      '[vitrine] product-gallery: a click opens the lightbox: use data-zoom="hover", or leave out data-lightbox',
    )
    image('image-1').click()
    await until(() => expect(dialog()).not.toBeNull())
    expect(isZoomed()).toBe(false)
  })

  it('restores everything', async () => {
    const html = list(2, 'data-zoom="click"', linked)
    const {unmount} = await page.open(html)
    document.querySelector('a')?.click()
    await until(() => expect(isZoomed()).toBe(true))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })
})
