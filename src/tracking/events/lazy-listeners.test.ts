// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {tracked} from '../../../test/helpers/tracked.ts'
import {until} from '../../../test/helpers/until.ts'
import {addLazyListeners} from './lazy-listeners.ts'

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
  document.head.innerHTML =
    '<script type="application/json" data-site-context>{"item":{"id":"item"}}</script>'
})

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

describe('reviews', () => {
  it('are tracked by a click on their tab or link, with their product', async () => {
    document.body.innerHTML = `
      <div data-product-id="p"><button data-reviews="tab"><b>Reviews</b></button></div>
      <a href="#reviews" data-reviews="link">4.8 of 5</a><i>Other</i>`
    addLazyListeners()
    addLazyListeners()
    await import('./reviews.ts')
    await until(async () => {
      click('b')
      expect(await tracked('ReviewsTab')).not.toEqual([])
    })
    click('a')
    click('i')
    expect(await tracked('ReviewsTab')).toEqual([{productId: 'p'}])
    expect(await tracked('ReviewsVitalsAnchorLink')).toEqual([{productId: 'item'}])
  })
})

describe('forms', () => {
  async function reported(html: string): Promise<unknown[]> {
    document.body.innerHTML = html
    addLazyListeners()
    await import('./forms.ts')
    await new Promise((resolve) => setTimeout(resolve, 5))
    return tracked('FormRender')
  }

  it('are reported as soon as their fields are in the page, once each', async () => {
    const fields = '<input type="hidden" name="crumb"><input name="email">'
    const html = `
      <div data-vitrine="form" data-form='{"id": "json"}'><form>${fields}</form></div>
      <div data-vitrine="newsletter" data-form-id="author" data-vitrine-load="interaction"><form>${fields}</form></div>
      <form class="newsletter-form" data-form-id="platform">${fields}</form>
      <form class="newsletter-form" data-form-id="platform">${fields}</form>
      <div class="sqs-block-form"><form data-form-id="block">${fields}</form></div>
      <form data-form-id="of-others">${fields}</form>`
    expect(await reported(html)).toEqual(['json', 'author', 'platform', 'block'].map((formId) => ({formId})))
    const late = '<form class="newsletter-form" data-form-id="late"><select></select></form>'
    document.body.insertAdjacentHTML('beforeend', late)
    await until(async () => expect(await tracked('FormRender')).toHaveLength(5))
  })

  it('are not reported while a button opens them, while they are hidden, or without fields', async () => {
    const html = `
      <div data-vitrine="form" data-form-id="opened" data-lightbox><form><input></form></div>
      <div class="sqs-block-form"><div class="form-wrapper hidden"><form data-form-id="wrapped"><input></form></div></div>
      <div class="sqs-block-form" hidden><form data-form-id="hidden"><input></form></div>
      <form class="newsletter-form" data-form-id="empty"><input type="hidden"></form>
      <form class="newsletter-form"><input></form>`
    expect(await reported(html)).toEqual([])
  })
})

it('what visitors wrote is none of these', async () => {
  document.body.innerHTML = `<div data-vitrine-untrusted>
      <form class="newsletter-form" data-form-id="forged"><input></form>
      <div class="sqs-block-button" id="block-forged"><button>Go</button></div>
      <div data-product-id="forged"><button data-reviews="tab">Reviews</button></div>
    </div>
    <form class="newsletter-form" data-form-id="own"><input></form>
    <div class="sqs-block-button" id="block-own"></div>`
  addLazyListeners()
  await until(async () => expect(await tracked('ButtonRender')).toEqual([{blockId: 'own'}]))
  click('#block-forged button')
  click('[data-reviews]')
  expect(await tracked('FormRender')).toEqual([{formId: 'own'}])
  for (const name of ['ButtonClick', 'ReviewsTab']) expect(await tracked(name)).toEqual([])
})

it('nothing is fetched for a page without such elements', () => {
  document.body.innerHTML = '<video></video>'
  const listen = vi.spyOn(document, 'addEventListener')
  addLazyListeners()
  expect(listen).not.toHaveBeenCalled()
})
