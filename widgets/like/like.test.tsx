import {getByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const KEY = 'vitrine-likes'
const like = (count = '12', id = 'mug') =>
  `<span class="sqs-simple-like" data-item-id="${id}" data-like-count="${count}"><i class="like-icon"></i> <b class="like-count"></b></span>`
const open = (html: string) => page.open(html, '.sqs-simple-like')

const state = (element: Element) => [
  element.querySelector('.like-count')?.textContent,
  element.getAttribute('aria-label'),
  element.getAttribute('aria-pressed'),
]

beforeEach(() => localStorage.clear())

describe('a visitor', () => {
  it('likes it, and undoes it, by mouse and by keyboard', async () => {
    const {element, user} = await open(like())
    expect(state(element)).toEqual(['12', 'Like, 12 likes', 'false'])
    await user.click(element)
    expect(state(element)).toEqual(['13', 'Like, 13 likes', 'true'])
    getByRole(document.body, 'button', {name: 'Like, 13 likes'}).focus()
    await user.keyboard(' ')
    expect(state(element)).toEqual(['12', 'Like, 12 likes', 'false'])
    await user.keyboard('{Enter}')
    expect(state(element)).toEqual(['13', 'Like, 13 likes', 'true'])
  })

  it('finds it liked on the next page, until it is undone', async () => {
    const first = await open(like('0'))
    await first.user.click(first.element)
    expect(state(first.element)).toEqual(['1', 'Like, 1 like', 'true'])
    first.unmount()
    expect(htmlOf()).toBe(htmlOf(like('0')))
    vi.resetModules()
    const {element, user} = await open(like('0'))
    expect(state(element)).toEqual(['1', 'Like, 1 like', 'true'])
    await user.click(element)
    vi.resetModules()
    expect(state((await open(like('0'))).element)).toEqual(['0', 'Like, 0 likes', 'false'])
  })

  it('sees all buttons of an item in sync, in this tab and in others', async () => {
    document.body.innerHTML = like() + like() + like('3', 'bowl')
    const all = [...document.querySelectorAll<HTMLElement>('.sqs-simple-like')]
    const opened = []
    for (const element of all) opened.push(await page.mount(element))
    const counts = () => all.map((element) => state(element)[0])
    await opened[0]?.user.click(all[1] ?? document.body)
    expect(counts()).toEqual(['13', '13', '3'])
    localStorage.setItem(KEY, '["bowl"]')
    dispatchEvent(new StorageEvent('storage', {key: KEY}))
    expect(counts()).toEqual(['12', '12', '4'])
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', {key: null}))
    expect(counts()).toEqual(['12', '12', '3'])
  })

  it('toggles once, however long the key is held', async () => {
    const {element} = await open(like())
    for (const repeat of [false, true, true])
      element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', repeat, bubbles: true}))
    expect(state(element)[2]).toBe('true')
  })
})

describe('storage', () => {
  it('that is blocked only limits the memory to the page', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const {element, user} = await open(like())
    await user.click(element)
    expect(state(element)).toEqual(['13', 'Like, 13 likes', 'true'])
    await user.click(element)
    expect(state(element)).toEqual(['12', 'Like, 12 likes', 'false'])
  })

  it.each(['{', '{"mug": true}', 'null', '3'])('that holds %s holds no likes', async (text) => {
    localStorage.setItem(KEY, text)
    const {element, user} = await open(like())
    expect(state(element)[2]).toBe('false')
    await user.click(element)
    expect(localStorage.getItem(KEY)).toBe('["mug"]')
  })

  it('keeps a thousand at most, the newest', async () => {
    localStorage.setItem(KEY, JSON.stringify(Array.from({length: 1000}, (_, n) => `${n}`)))
    const {element, user} = await open(like())
    await user.click(element)
    const kept: unknown[] = JSON.parse(localStorage.getItem(KEY) ?? '')
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([1000, '1', 'mug'])
  })
})

describe('markup', () => {
  it('may be a separate button element', async () => {
    const html =
      '<button data-vitrine="like" data-item-id="mug" data-like-count="1">Like <b class="like-count">1</b></button>'
    const {element, user, unmount} = await page.open(html)
    element.focus()
    await user.keyboard('{Enter}')
    expect([element.textContent, element.hasAttribute('role')]).toEqual(['Like 2', false])
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('keeps its own icon, and adds a heart to an empty one', async () => {
    const {element} = await open(like().replace('"like-icon"></i>', '"like-icon">*</i>'))
    expect(element.querySelector('.like-icon')?.className).toBe('like-icon')
    expect((await open(like())).element.querySelector('.like-icon')?.className).toBe('like-icon like__icon')
  })

  it('without an item is left alone', async () => {
    await expect(open(like('1', ''))).rejects.toThrow('data-item-id is empty')
    expect(htmlOf()).toBe(htmlOf(like('1', '')))
  })

  it.each(['', 'many', '-3'])('with the count "%s" starts at none', async (count) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(state((await open(like(count))).element)[0]).toBe('0')
  })
})
