import {getByRole} from '@testing-library/dom'
import {describe, expect, it} from 'vitest'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const AUTHOR =
  '<div data-vitrine="carousel"><ul><li>A</li><li>B</li></ul><button data-previous>Back</button><button data-next></button></div>'
const items = (names: string) =>
  [...names].map((name) => `<div class="summary-item"><a href="/${name}">${name}</a></div>`).join('')
const PAGER =
  '<div class="summary-carousel-pager"><span class="summary-carousel-pager-prev previous" role="button" tabindex="0" aria-label="Previous"></span><span class="summary-carousel-pager-next next"></span></div>'
const summary = (design: string, names = 'abcd') =>
  `<div class="summary-block-wrapper sqs-gallery-design-${design}"><div class="summary-item-list-container"><header>${PAGER}</header><div class="summary-item-list">${items(names)}</div></div></div>`
/** As saved after the platform's script has moved the slides. */
const LIST = `<div data-controller="UserItemsListCarousel" data-max-columns="2" data-space-between-slides-value="30" data-space-between-slides-unit="px">
  <ul class="user-items-list-carousel__slides"><li class="user-items-list-carousel__slide" style="transform: translateX(90px);">A</li><li class="user-items-list-carousel__slide">B</li></ul>
  <button class="user-items-list-carousel__arrow-button user-items-list-carousel__arrow-button--left" aria-label="Previous"></button><button class="user-items-list-carousel__arrow-button user-items-list-carousel__arrow-button--right" aria-label="Next"></button></div>`

interface Layout {
  count: number
  width: number
  /** Scrolling takes time: the row has not moved yet. */
  isSlow?: boolean
}

/** happy-dom lays nothing out: the items stand side by side in 200 px. Returns the places that the row scrolls to. */
function layOut(box: Element, {count, width, isSlow}: Layout): number[] {
  const lefts: number[] = []
  Object.defineProperties(box, {
    clientWidth: {value: 200, configurable: true},
    scrollWidth: {value: count * width, configurable: true},
  })
  for (const [index, item] of [...box.children].entries())
    item.getBoundingClientRect = () => new DOMRect(index * width - box.scrollLeft, 0, width, 50)
  box.getBoundingClientRect = () => new DOMRect(0, 0, 200, 50)
  Object.assign(box, {
    scroll: ({left = 0}: ScrollToOptions) => {
      lefts.push(left)
      if (isSlow) return
      box.scrollLeft = left
      box.dispatchEvent(new Event('scrollend'))
    },
  })
  return lefts
}

/** The place that a press scrolls to: the row has four items of 100 px. */
async function press(box: Element, button: Element, user: Awaited<ReturnType<typeof page.open>>['user']) {
  const lefts = layOut(box, {count: 4, width: 100})
  await user.click(button)
  return lefts[0]
}

describe('the arrows of a summary block', () => {
  it('scroll by what is visible, and from either end to the other', async () => {
    const {user} = await page.open(summary('carousel'), '.summary-carousel-pager')
    const box = document.querySelector('.summary-item-list') as Element
    const [previous, next] = [
      getByRole(document.body, 'button', {name: 'Previous'}),
      getByRole(document.body, 'button', {name: 'Next'}),
    ]
    expect(await press(box, next, user)).toBe(200)
    expect(await press(box, next, user)).toBe(0)
    expect(await press(box, previous, user)).toBe(200)
    expect(await press(box, previous, user)).toBe(0)
  })

  it('work by keyboard', async () => {
    await page.open(summary('carousel'), '.summary-carousel-pager')
    const box = document.querySelector('.summary-item-list') as Element
    const next = getByRole(document.body, 'button', {name: 'Next'})
    next.focus()
    let isMoved = false
    Object.assign(box, {scroll: () => (isMoved = true)})
    next.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}))
    expect(isMoved).toBe(true)
  })

  it('leave a press to other code that has handled it', async () => {
    const {user} = await page.open(summary('carousel'), '.summary-carousel-pager')
    const box = document.querySelector('.summary-item-list') as Element
    const next = getByRole(document.body, 'button', {name: 'Next'})
    next.addEventListener('click', (event) => event.preventDefault())
    expect(await press(box, next, user)).toBeUndefined()
  })

  it('are left to the template’s own script once that moves the items', async () => {
    const {user} = await page.open(summary('carousel'), '.summary-carousel-pager')
    const box = document.querySelector<HTMLElement>('.summary-item-list') as HTMLElement
    const next = getByRole(document.body, 'button', {name: 'Next'})
    next.addEventListener('click', () => {
      box.style.transform = 'translateX(-100px)'
    })
    expect(await press(box, next, user)).toBeUndefined()
    expect(box.getAttribute('style')).toBe('transform: translateX(-100px);')
    expect(await press(box, next, user)).toBeUndefined()
  })

  it('count a press during a scroll from where it will end', async () => {
    await page.open(summary('carousel', 'abcdefgh'), '.summary-carousel-pager')
    const box = document.querySelector('.summary-item-list') as Element
    const next = getByRole(document.body, 'button', {name: 'Next'})
    const lefts = layOut(box, {count: 8, width: 100, isSlow: true})
    next.click()
    next.click()
    expect(lefts).toEqual([200, 400])
    box.scrollLeft = 100
    box.dispatchEvent(new Event('scrollend'))
    next.click()
    expect(lefts).toEqual([200, 400, 300])
  })

  it('lead back to the start also where an item is wider than the row', async () => {
    await page.open(summary('carousel', 'ab'), '.summary-carousel-pager')
    const box = document.querySelector('.summary-item-list') as Element
    const next = getByRole(document.body, 'button', {name: 'Next'})
    const lefts = layOut(box, {count: 2, width: 300})
    for (let count = 0; count < 3; count++) next.click()
    expect(lefts).toEqual([300, 400, 0])
  })

  it('of another design stay as they are', async () => {
    await page.open(summary('autogrid'), '.summary-carousel-pager')
    expect(htmlOf()).toBe(htmlOf(summary('autogrid')))
  })

  it('find the list beside them', async () => {
    await page.open(
      `<div>${PAGER}<div class="summary-item-list sqs-gallery-design-carousel">${items('ab')}</div></div>`,
      '.summary-carousel-pager',
    )
    expect(document.querySelector<HTMLElement>('.summary-item-list')?.style.overflowX).toBe('auto')
  })
})

it('a list section takes its columns and its gap from the section, and items where they were', async () => {
  await page.open(LIST, '[data-controller]')
  const box = document.querySelector<HTMLElement>('ul')
  const item = document.querySelector<HTMLElement>('li')
  expect([box?.style.gap, item?.style.transform]).toEqual(['30px', 'none'])
})

it('a list section without a number for its gap keeps the usual one', async () => {
  await page.open(LIST.replace('"30"', '""'), '[data-controller]')
  expect(document.querySelector<HTMLElement>('ul')?.style.gap).toBe('20px')
})

it('a list section is left to the template’s own script', async () => {
  const html = `${LIST}<script type="text/plain" src="/universal/site-bundle.js"></script>`
  await page.open(html, '[data-controller]')
  expect(htmlOf()).toBe(htmlOf(html))
})

it('an author’s list gets a name, and so do buttons without one', async () => {
  await page.open(AUTHOR)
  expect(getByRole(document.body, 'list', {name: 'Carousel'}).tabIndex).toBe(0)
  expect(getByRole(document.body, 'button', {name: 'Back'})).toBeTruthy()
  expect(getByRole(document.body, 'button', {name: 'Next'})).toBeTruthy()
})

it('a row that is no list is a group, so that its name is read', async () => {
  await page.open(summary('carousel'), '.summary-carousel-pager')
  expect(getByRole(document.body, 'region', {name: 'Carousel'}).className).toBe('summary-item-list')
})

it('without a list it is a mistake', async () => {
  await expect(page.open('<div data-vitrine="carousel"></div>')).rejects.toThrow('has no list with items')
})

it('unmounting restores the server HTML', async () => {
  for (const [html, selector] of [
    [AUTHOR, '[data-vitrine]'],
    [summary('carousel'), '.summary-carousel-pager'],
    [LIST, '[data-controller]'],
  ] as const) {
    const {unmount} = await page.open(html, selector)
    expect(htmlOf()).not.toBe(htmlOf(html))
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  }
})
