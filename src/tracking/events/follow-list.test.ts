// @vitest-environment happy-dom
import {beforeEach, expect, it} from 'vitest'
import {page} from '../../page/page.ts'
import {followList} from './follow-list.ts'

const CARDS = ['mug', 'bowl'].map(
  (id) =>
    `<li data-item-id="${id}"><a href="#${id}">${id}</a><button data-item-id="${id}">Save</button></li>`,
)
const kept = () => page().kept.splice(0)
const data = () => kept().map((one) => one.data)

function follow() {
  const element = document.createElement('div')
  element.innerHTML = `<ul class="list">${CARDS.join('')}</ul>`
  document.body.replaceChildren(element)
  const life = new AbortController()
  const start = () => followList({name: 'products', element, list: '.list', signal: life.signal})
  return {element, life, start}
}

const press = (target: Element | null, detail = 1) =>
  target?.dispatchEvent(new MouseEvent('click', {bubbles: true, detail}))

beforeEach(() => void kept())

it('tracks the products that are shown, with their positions', () => {
  const {start} = follow()
  start()()
  expect(kept()).toMatchObject([
    {
      event: 'CommerceShopping',
      data: {
        action: 'view_item_list',
        list: 'products',
        products: [
          {productId: 'mug', position: 1},
          {productId: 'bowl', position: 2},
        ],
      },
    },
  ])
})

it('tracks each product once for each state, however often the list mounts', () => {
  const {element, start} = follow()
  const tell = start()
  tell('a')
  kept()
  tell('a')
  start()('a')
  expect(kept()).toEqual([])
  element.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li data-item-id="vase"></li>')
  tell('a')
  tell('b')
  expect(data()).toMatchObject([
    {products: [{productId: 'vase', position: 3}]},
    {products: [{productId: 'mug'}, {productId: 'bowl'}, {productId: 'vase'}]},
  ])
})

it('tracks nothing for an empty list', () => {
  const {element, start} = follow()
  element.querySelector('ul')?.replaceChildren()
  start()()
  expect(kept()).toEqual([])
})

it('tracks the product whose link is followed, once for a double press, until it ends', () => {
  const {element, life, start} = follow()
  start()
  const link = element.querySelector('[href="#bowl"]')
  press(link)
  press(link, 2)
  press(element.querySelector('button'))
  press(element)
  expect(data()).toEqual([{action: 'select_item', list: 'products', productId: 'bowl', position: 2}])
  life.abort()
  press(link)
  expect(kept()).toEqual([])
})
