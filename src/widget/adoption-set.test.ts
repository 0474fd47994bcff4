// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {createAdoptionSet} from './adoption-set.ts'

const SERVED = '<p id="a" title="served">One</p><p id="b">Two</p>'
let controller: AbortController

const byId = (id: string): Element => document.getElementById(id) ?? document.body

beforeEach(() => {
  document.body.innerHTML = SERVED
  controller = new AbortController()
})

it('changes each element, and the signal restores all of them', () => {
  const adopt = createAdoptionSet(controller.signal)
  adopt(byId('a'), {attributes: {title: 'ours'}})
  adopt(byId('b'), {content: 'Ours'})
  expect(document.body.innerHTML).toBe('<p id="a" title="ours">One</p><p id="b">Ours</p>')
  controller.abort()
  expect(document.body.innerHTML).toBe(SERVED)
})

it('takes over an element once', () => {
  const adopt = createAdoptionSet(controller.signal)
  const listen = vi.fn()
  const first = adopt(byId('a'), {on: {click: listen}})
  expect(adopt(byId('a'), {on: {click: listen}})).toBe(first)
  byId('a').dispatchEvent(new Event('click'))
  expect(listen).toHaveBeenCalledOnce()
})

it('changes nothing after the end', () => {
  const adopt = createAdoptionSet(controller.signal)
  adopt(byId('a'), {content: 'Ours'})
  controller.abort()
  adopt(byId('a'), {content: 'Late'})
  adopt(byId('b'), {content: 'Late'})
  expect(document.body.innerHTML).toBe(SERVED)
})
