import {getByRole, queryByRole} from '@testing-library/dom'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const list =
  '<ul data-vitrine="lightbox"><li><a href="/mug-large.jpg"><img src="/mug.jpg" alt="A mug"></a></li></ul>'

/** Ends the running animations. */
function land(): void {
  for (const end of landings) end()
  landings = []
}
let landings: (() => void)[] = []
let animated: {name: string; keyframes: Keyframe[]}[] = []

const dialog = () => queryByRole(document.body, 'dialog')
const copy = () => document.querySelector('.vitrine-lightbox__copy')
const layer = () => document.querySelector('.vitrine-lightbox__flight')

/** Thumbnails of 100 × 50 pixels at 10, 20, in a browser that can animate. */
beforeEach(() => {
  animated = []
  landings = []
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 100, 50))
  Object.assign(document, {elementsFromPoint: () => [...document.querySelectorAll('li img')]})
  Object.assign(HTMLElement.prototype, {decode: () => Promise.resolve()})
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes) {
    if (Array.isArray(keyframes)) animated.push({name: this.className, keyframes})
    const finished = new Promise<void>((resolve) => landings.push(resolve))
    return Object.assign(new Animation(), {finished})
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(HTMLElement.prototype, 'decode')
  Reflect.deleteProperty(document, 'elementsFromPoint')
})

async function open() {
  const opened = await page.open(list)
  getByRole(document.body, 'link').click()
  await until(() => expect(dialog()).not.toBeNull())
  return opened
}
const press = () => getByRole(document.body, 'button', {name: 'Close'}).click()
async function close() {
  press()
  await until(() => expect(dialog()).toBeNull())
}

it('a copy of the thumbnail stands in for the picture until it has landed', async () => {
  await open()
  expect(copy()?.getAttribute('src')).toMatch(/mug\.jpg$/)
  expect(copy()?.getAttribute('aria-hidden')).toBe('true')
  expect(dialog()?.querySelector<HTMLElement>('figure img')?.style.opacity).toBe('0')
  land()
  await until(() => expect(copy()).toBeNull())
  expect(dialog()?.querySelector<HTMLElement>('figure img')?.style.opacity).toBe('')
})

it('the picture returns to its thumbnail in a layer that is no dialog, and leaves no trace', async () => {
  await open()
  land()
  await until(() => expect(copy()).toBeNull())
  await close()
  expect(layer()?.getAttribute('aria-hidden')).toBe('true')
  expect(animated.map(({name}) => name.replace(/.*__/, ''))).toEqual(['copy', 'veil', 'image'])
  expect(animated.at(-1)?.keyframes[1]?.transform).toBe('translate(0px,0px) scale(1,1)')
  land()
  await until(() => expect(layer()).toBeNull())
  expect(htmlOf()).toContain('A mug')
  expect(document.body.children).toHaveLength(1)
})

it('answers a press before it leaves; a second press ends it at once', async () => {
  await open()
  press()
  expect(dialog()?.className).toContain('vitrine-lightbox--leaving')
  press()
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(getByRole(document.body, 'link'))
})

it('fades where its thumbnail is out of view', async () => {
  await open()
  land()
  await until(() => expect(copy()).toBeNull())
  Object.assign(document, {elementsFromPoint: () => []})
  await close()
  expect(animated.at(-1)?.keyframes).toEqual([{opacity: 1}, {opacity: 0}])
})

it('nothing moves for visitors who prefer reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget() as MediaQueryList, {matches: query.includes('reduce'), media: query}),
  )
  await open()
  expect(copy()).toBeNull()
  await close()
  expect(layer()).toBeNull()
  expect(animated).toEqual([])
})

it('unmounting ends a flight, and begins none', async () => {
  const {unmount} = await open()
  await close()
  expect(layer()).not.toBeNull()
  unmount()
  expect(layer()).toBeNull()
  const again = await open()
  again.unmount()
  expect(layer()).toBeNull()
  expect(dialog()).toBeNull()
})
