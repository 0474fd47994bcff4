import {getByRole} from '@testing-library/dom'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))

const place = (
  attributes = 'data-full-url="/journal/kiln?a=1&amp;b=2" data-title="Kiln &amp; &quot;cone&quot;"',
) => `<div class="squarespace-social-buttons" ${attributes}><a href="mailto:x">By email</a></div>`
const open = (html: string) => page.open(html, '.squarespace-social-buttons')

const setOptions = (shareButtonOptions: unknown) => page.setContext({website: {shareButtonOptions}})
const links = () => [...document.querySelectorAll('a')]
const names = () => [...document.querySelectorAll('a,button')].map(({textContent}) => textContent)
const status = () => document.querySelector('[role=status]')?.textContent

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, {configurable: true, value})

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

describe('links', () => {
  it('are those that the site has enabled, each with address and title', async () => {
    setOptions({facebook: true, twitter: false, email: true, pinterest: 1, linkedin: true, smoke: true})
    const {unmount} = await open(place())
    const url = encodeURIComponent(new URL('/journal/kiln?a=1&b=2', location.href).href)
    expect(links().map(({href}) => href)).toEqual([
      `https://www.facebook.com/sharer.php?u=${url}`,
      `mailto:?subject=Kiln%20%26%20%22cone%22&body=${url}`,
      `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      `https://www.pinterest.com/pin/create/button/?url=${url}`,
    ])
    expect(names()).toEqual(['Facebook', 'Email', 'LinkedIn', 'Pinterest', 'Copy link'])
    getByRole(document.body, 'group', {name: 'Share'})
    unmount()
    expect(htmlOf()).toBe(htmlOf(place()))
  })

  it.each([{}, {'1': true, '6': true}, null, 'twitter', ['facebook']])(
    'use the default services if the site names none (%j)',
    async (options) => {
      setOptions(options)
      await open(place())
      expect(names()).toEqual(['Facebook', 'X (Twitter)', 'Email', 'Copy link'])
    },
  )

  it.each(['', 'null', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
    'use the page’s address in place of "%s"',
    async (address) => {
      setOptions({twitter: true})
      document.title = 'Of the page'
      await open(place(`data-full-url="${address}"`))
      const {searchParams} = new URL(links()[0]?.href ?? '')
      expect([searchParams.get('url'), searchParams.get('text')]).toEqual([location.href, 'Of the page'])
    },
  )
})

describe('the link', () => {
  it('is copied, with a message', async () => {
    const writeText = vi.fn(async () => {})
    // user-event has installed its own clipboard
    await open(place())
    give('clipboard', {writeText})
    getByRole(document.body, 'button', {name: 'Copy link'}).click()
    await until(() => expect(status()).toBe('Link copied'))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(new URL('/journal/kiln?a=1&b=2', location.href).href)
  })

  it.each([
    ['that refuses', {writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError'))}],
    ['without a clipboard', undefined],
  ])('is shown by a browser %s', async (_, clipboard) => {
    await open(place())
    give('clipboard', clipboard)
    getByRole(document.body, 'button', {name: 'Copy link'}).click()
    await until(() => expect(status()).toMatch(/^Copy this link: http.*\/journal\/kiln\?a=1&b=2$/))
  })
})

describe('the device’s share dialog', () => {
  const press = () => getByRole(document.body, 'button', {name: 'Share'}).click()

  it('takes precedence over links', async () => {
    const share = vi.fn(async () => {})
    give('share', share)
    await open(place())
    expect(names()).toEqual(['Share', 'Copy link'])
    press()
    const url = new URL('/journal/kiln?a=1&b=2', location.href).href
    expect(share).toHaveBeenCalledExactlyOnceWith({title: 'Kiln & "cone"', url})
  })

  it.each([
    ['AbortError', /^$/],
    ['NotAllowedError', /^Copy this link: http/],
  ])('that ends with %s', async (name, said) => {
    const share = vi.fn(() => Promise.reject(new DOMException('', name)))
    give('share', share)
    await open(place())
    press()
    await expect(share.mock.results[0]?.value).rejects.toThrow()
    await until(() => expect(status()).toMatch(said))
  })
})
