import {getByRole, queryAllByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {fakePlayback} from '../../test/helpers/fake-playback.ts'
import {observeSizes} from '../../test/helpers/observe-sizes.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const playback = fakePlayback()

const AUTHOR =
  '<div data-vitrine="marquee"><p id="news">Open on <a href="/saturdays" id="link">Saturdays</a></p></div>'
const platform = (settings: unknown, attributes = '') =>
  `<div class="Marquee" ${attributes}><script type="application/json" class="Marquee-props">${JSON.stringify(settings)}</script><div class="Marquee-display"><svg class="Marquee-svg" aria-hidden="true"></svg></div><div class="Marquee-measure"><h2><span class="Marquee-item">Ash</span></h2></div><div class="v6-visually-hidden">Ash</div></div>`

const frame = () => document.querySelector<HTMLElement>('.marquee__frame')
const state = () => frame()?.dataset.marqueeState
const copies = () => document.querySelectorAll('.marquee__copy')
const duration = () => frame()?.style.getPropertyValue('--marquee-duration')
const button = (name: string) => getByRole(document.body, 'button', {name})

beforeEach(observeSizes)

describe('a text that moves', () => {
  it('moves while it is visible, until the visitor stops it', async () => {
    const {unmount} = await page.open(AUTHOR)
    expect(state()).toBe('paused')
    playback.see(true)
    expect(state()).toBe('playing')
    playback.see(false)
    expect(state()).toBe('paused')
    playback.see(true)
    button('Stop the moving text').click()
    playback.see(true)
    expect(state()).toBe('paused')
    button('Start the moving text').click()
    expect(state()).toBe('playing')
    unmount()
    expect(htmlOf()).toBe(htmlOf(AUTHOR))
  })

  it('is read once, and its links are reached once', async () => {
    await page.open(AUTHOR)
    expect(copies()).toHaveLength(1)
    expect(queryAllByRole(document.body, 'link')).toHaveLength(1)
    expect(document.querySelector('.marquee__copy a')?.getAttribute('tabindex')).toBe('-1')
    expect(document.querySelectorAll('#news,#link')).toHaveLength(2)
  })

  it('repeats until it fills its element, at a speed that does not depend on its length', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function width(
      this: HTMLElement,
    ) {
      return this.dataset.vitrine ? 1000 : 300
    })
    await page.open(AUTHOR)
    expect([copies().length, duration()]).toEqual([4, '5s'])
    await page.open(AUTHOR.replace('<div', '<div data-speed="2"'))
    expect(duration()).toBe('2.5s')
  })

  it('does not begin with reduced motion, and stops when the visitor begins to prefer it', async () => {
    playback.movement.matches = true
    await page.open(AUTHOR)
    playback.see(true)
    expect(state()).toBe('paused')
    playback.movement.matches = false
    await page.open(AUTHOR)
    playback.see(true)
    expect(state()).toBe('playing')
    playback.movement.dispatchEvent(Object.assign(new Event('change'), {matches: true}))
    expect(state()).toBe('paused')
  })

  it('shows a link that has the focus', async () => {
    await page.open(AUTHOR)
    const link = getByRole(document.body, 'link')
    const scroll = vi.spyOn(link, 'scrollIntoView').mockImplementation(() => {})
    link.focus()
    expect(scroll).toHaveBeenCalledOnce()
  })

  it('moves to the right in pages from right to left, and back if the page says so', async () => {
    await page.open(AUTHOR.replace('<div', '<div style="direction: rtl"'))
    expect(frame()?.className).toBe('marquee__frame marquee__frame--rtl')
    await page.open(AUTHOR.replace('<div', '<div data-reverse'))
    expect(frame()?.className).toBe('marquee__frame marquee__frame--back')
  })

  it('without a text is a mistake', async () => {
    for (const inside of ['', 'Text', '<p> </p>'])
      await expect(page.open(`<div data-vitrine="marquee">${inside}</div>`)).rejects.toThrow(
        'has no element with a text',
      )
  })
})

describe('the platform’s marquee block', () => {
  const open = (html: string) => page.open(html, '.Marquee')

  it('moves the text that its script would draw, which is read once', async () => {
    const html = platform({animationDirection: 'left', animationSpeed: 2})
    const {unmount} = await open(html)
    expect(frame()?.parentElement?.className).toBe('Marquee-display')
    expect(queryAllByRole(document.body, 'heading', {name: 'Ash'})).toHaveLength(1)
    for (const other of document.querySelectorAll('.Marquee-measure,.v6-visually-hidden'))
      expect(other.getAttribute('aria-hidden')).toBe('true')
    expect(duration()).toBe(`${400 / 120}s`)
    expect(frame()?.classList.contains('marquee__frame--back')).toBe(false)
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('goes where its settings say, also in pages from right to left', async () => {
    await open(platform({animationDirection: 'right'}))
    expect(frame()?.className).toBe('marquee__frame marquee__frame--back')
    await open(platform({animationDirection: 'left'}, 'style="direction: rtl"'))
    expect(frame()?.className).toBe('marquee__frame marquee__frame--rtl marquee__frame--back')
  })

  it('leads where it is linked to, and nowhere else', async () => {
    await open(platform({}, 'data-link-to="/shop" data-new-window="true"'))
    const link = getByRole(document.body, 'link', {name: 'Ash'})
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/shop', '_blank'])
    await open(platform({}, 'data-link-to="javascript:alert(1)"'))
    expect(queryAllByRole(document.body, 'link')).toEqual([])
  })

  it.each([
    ['that its own script moves', platform({}, 'data-ready="true"')],
    ['without a text', '<div class="Marquee"><div class="Marquee-display"></div></div>'],
  ])('%s stays as it is', async (_, html) => {
    await open(html)
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('whose settings are broken moves as usual', async () => {
    await open(platform({}).replace('{}', '{'))
    expect(duration()).toBe(`${400 / 60}s`)
  })
})
