// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {freshPage} from '../../test/helpers/fresh-page.ts'
import {inEngine} from '../../widgets/table.ts'

freshPage()

async function start() {
  const [{startOpening}, {page}] = await Promise.all([
    import('./open-widget.ts'),
    import('../../src/page/page.ts'),
  ])
  startOpening(inEngine)
  return page()
}

const PLACE = '<div data-vitrine="cart-popover" data-vitrine-load="now" data-vitrine-own=""></div>'

const addItem = () => document.body.dispatchEvent(new CustomEvent('vitrine:item-added', {bubbles: true}))
const popovers = () => [...document.querySelectorAll<HTMLElement>('[data-vitrine=cart-popover]')]

it('the first item adds the popover if the page has none', async () => {
  await start()
  expect(popovers()).toEqual([])
  addItem()
  addItem()
  const [popover, ...others] = popovers()
  expect(popover?.parentElement).toBe(document.body)
  expect(popover?.outerHTML).toBe(PLACE)
  expect(others).toEqual([])
  expect(document.querySelectorAll('[data-vitrine]')).toHaveLength(1)
})

it('the popover mounts before the page receives the event, even if a listener stops the event', async () => {
  await start()
  let found = 0
  const stop = (event: Event) => {
    event.stopPropagation()
    found = popovers().length
  }
  document.body.addEventListener('vitrine:item-added', stop, true)
  addItem()
  expect(found).toBe(1)
})

it('leaves the page’s own popover alone', async () => {
  document.body.innerHTML = '<p><i data-vitrine="cart-popover"></i></p>'
  await start()
  addItem()
  expect(popovers()).toHaveLength(1)
  expect(popovers()[0]?.dataset.vitrineOwn).toBeUndefined()
})

it('a widget opens another widget', async () => {
  const {open} = await start()
  const place = open?.('additional-fields')
  expect(place?.parentElement).toBe(document.body)
  expect(place?.outerHTML).toBe(PLACE.replace('cart-popover', 'additional-fields'))
})

it('the popover is not added where the tag says what opens', async () => {
  const page = await start()
  page.cart = 'drawer'
  addItem()
  expect(popovers()).toEqual([])
})
