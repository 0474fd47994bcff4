// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {tracked} from '../../test/helpers/tracked.ts'
import {followRare} from './follow-rare.ts'

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  document.head.innerHTML =
    '<script type="application/json" data-site-context>{"item":{"id":"item"}}</script>'
})

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

describe('reviews', () => {
  it('are told of by a click on what leads to them, with their product', async () => {
    document.body.innerHTML = `
      <div data-product-id="p"><button data-reviews="tab"><b>Reviews</b></button></div>
      <a href="#reviews" data-reviews="link">4.8 of 5</a><i>Other</i>`
    followRare()
    followRare()
    await import('./reviews.ts')
    await vi.waitFor(async () => {
      click('b')
      expect(await tracked('ReviewsTab')).not.toEqual([])
    })
    click('a')
    click('i')
    expect(await tracked('ReviewsTab')).toEqual([{productId: 'p'}])
    expect(await tracked('ReviewsVitalsAnchorLink')).toEqual([{productId: 'item'}])
  })
})

it('nothing is fetched for a page that has nothing of the kind', () => {
  document.body.innerHTML = '<video></video>'
  const listen = vi.spyOn(document, 'addEventListener')
  followRare()
  expect(listen).not.toHaveBeenCalled()
})
