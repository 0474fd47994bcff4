// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {createKeyedList} from './keyed-list.ts'

interface View {
  id: string
  text: string
}

const SERVED = '<li data-id="a">a</li><li data-id="b">b</li><li class="note">Free shipping</li>'
const show = vi.fn((element: HTMLElement, {text}: View) => {
  element.textContent = text
})
let list: HTMLElement
let controller: AbortController

function open() {
  return createKeyedList<View>({
    list,
    attribute: 'data-id',
    make: () => document.createElement('li'),
    bind(element, signal) {
      const served = element.textContent
      signal.addEventListener('abort', () => {
        element.textContent = served
      })
      return {element, show: (one) => show(element, one)}
    },
    signal: controller.signal,
  })
}

const view = (id: string, text = id): View => ({id, text})
const texts = () => [...list.querySelectorAll('[data-id]')].map(({textContent}) => textContent)

beforeEach(() => {
  show.mockClear()
  controller = new AbortController()
  document.body.innerHTML = `<ul>${SERVED}</ul>`
  list = document.querySelector('ul') ?? document.body
})

it('takes over server-rendered items in place, and creates the others', () => {
  const [a, b] = list.children
  const keyed = open()
  keyed.show([view('b', 'B'), view('a', 'A'), view('c', 'C')], '0')
  expect(texts()).toEqual(['B', 'A', 'C'])
  expect([list.children[1], list.children[0]]).toEqual([a, b])
  expect(keyed.find('c')?.element.textContent).toBe('C')
})

it('removes items that are no longer in the list', () => {
  const keyed = open()
  keyed.show([view('b')], '0')
  expect(texts()).toEqual(['b'])
  expect(keyed.find('a')).toBeUndefined()
})

it('touches only changed items, or all once the page has replaced texts', () => {
  const keyed = open()
  const all = [view('a'), view('b')]
  keyed.show(all, '0')
  show.mockClear()
  keyed.show([view('a'), view('b', 'B')], '0')
  expect(show).toHaveBeenCalledOnce()
  keyed.show([view('a'), view('b', 'B')], '1')
  expect(show).toHaveBeenCalledTimes(3)
})

it('restores the list as it was served', () => {
  const keyed = open()
  keyed.show([view('c', 'C'), view('b', 'B')], '0')
  controller.abort()
  expect(list.innerHTML).toBe(SERVED)
})
