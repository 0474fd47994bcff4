import {getByRole, queryAllByRole, queryByRole} from '@testing-library/dom'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {until} from '../../test/helpers/until.ts'
import {htmlOf, widgetPage} from '../../test/helpers/widget-page.ts'

const page = await widgetPage(() => import('./index.ts'))
const said = watchConsole()

const FORM = `<form data-vitrine="product-search" role="search" method="get" action="/search">
  <label>Search for <input type="search" name="q" value=""></label><button type="submit">Search</button></form>`
const FOUND = {
  products: [
    {title: 'Speckled Mug', url: '/shop/mug', price: {currency: 'USD', value: '24.00'}},
    {title: 'Mug Tree', url: '/shop/tree'},
  ],
  categories: [],
  pages: [{title: 'How mugs are made', url: '/journal/mugs'}],
}

const body = document.body
const open = async (html = FORM) => {
  const opened = await page.open(html, '[data-vitrine]')
  const form = document.querySelector('form') ?? document.createElement('form')
  const sent: string[] = []
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(`${new FormData(form).get('q')}`)
  })
  return {...opened, sent}
}
const field = () => getByRole<HTMLInputElement>(body, 'combobox')
const options = () => queryAllByRole(body, 'option').map(({textContent}) => textContent)
const status = () => getByRole(body, 'status').textContent
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const asked = () => page.server.received.map(({url}) => new URLSearchParams(url.split('?')[1]).get('q'))

const ALL = 'Show all results for “mug”'
const TITLES = ['Speckled Mug $24.00', 'Mug Tree', 'How mugs are made', ALL]

beforeEach(() => localStorage.clear())

describe('while one types', () => {
  it('suggests by kind, asks once for what is typed quickly, and says how many', async () => {
    page.server.answer(json(FOUND))
    const {user} = await open()
    const heard = hear('search-suggest')
    await user.type(field(), 'mug')
    await until(() => expect(options()).toEqual(TITLES))
    expect(asked()).toEqual(['mug'])
    expect(queryAllByRole(body, 'group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      2,
    )
    expect(getByRole(body, 'group', {name: 'Pages'}).textContent).toContain('How mugs are made')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(status()).toBe('3 suggestions')
    expect(heard.map(({detail}) => detail)).toEqual([{query: 'mug', count: 3}])
  })

  it('never shows an answer that a newer text has overtaken', async () => {
    const first = hold(json(FOUND))
    page.server.answer(first.answer, json({...FOUND, products: [], pages: []}))
    const {user} = await open()
    await user.type(field(), 'mug')
    await until(() => expect(asked()).toEqual(['mug']))
    await user.type(field(), 's')
    await until(() => expect(status()).toBe('No suggestions for “mugs”'))
    first.release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(options()).toEqual(['Show all results for “mugs”'])
  })

  it('says that a slow shop is waited for, and searches without it', async () => {
    const slow = hold(json(FOUND))
    page.server.answer(slow.answer)
    const {user, sent} = await open()
    await user.type(field(), 'mug')
    await until(() => expect(status()).toBe('Searching…'))
    await user.keyboard('{ArrowDown}{Enter}')
    expect(sent).toEqual(['mug'])
    slow.release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(options()).toEqual([])
  })

  it('says that it failed, and asks again with the next letter', async () => {
    page.server.answer(json({error: 'broken'}, 400), json(FOUND))
    const {user} = await open()
    await user.type(field(), 'mu')
    await until(() => expect(status()).toBe('Suggestions could not be loaded. Press Enter to search.'))
    await user.type(field(), 'g')
    await until(() => expect(options()).toEqual(TITLES))
  })

  it('waits for the end of a word that an input method composes', async () => {
    page.server.answer(json(FOUND))
    await open()
    field().focus()
    field().value = 'カ'
    field().dispatchEvent(new InputEvent('input', {bubbles: true, isComposing: true}))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asked()).toEqual([])
    field().dispatchEvent(new Event('compositionend', {bubbles: true}))
    await until(() => expect(asked()).toEqual(['カ']))
  })

  it('asks the author’s own address', async () => {
    page.server.answer(json(FOUND))
    const {user} = await open(FORM.replace('role=', 'data-suggest="/find?lang=de" role='))
    await user.type(field(), 'mug')
    await until(() => expect(options()).toEqual(TITLES))
    expect(page.server.received[0]?.url).toBe('/find?lang=de&q=mug')
  })

  it.each([
    'https://elsewhere.example/find',
    '//elsewhere.example/find',
    'https:elsewhere.example/find',
    '\\\\elsewhere.example/find',
  ])('asks no other site, at %s', async (address) => {
    const {user} = await open(FORM.replace('role=', `data-suggest="${address}" role=`))
    await user.type(field(), 'mug')
    await until(() => expect(said.errors.join()).toContain('is no address of the page’s site'))
    expect(page.server.received).toEqual([])
    said.errors.length = 0
  })
})

describe('by keyboard', () => {
  it('goes through the options and back to the field, and follows the active one', async () => {
    page.server.answer(json(FOUND))
    const {user} = await open()
    await user.type(field(), 'mug')
    await until(() => expect(options()).toEqual(TITLES))
    const followed: (string | null)[] = []
    const note = (event: MouseEvent) => {
      event.preventDefault()
      if (event.target instanceof HTMLAnchorElement) followed.push(event.target.getAttribute('href'))
    }
    body.addEventListener('click', note, {once: true})
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe(ALL)
    await user.keyboard('{ArrowDown}')
    expect(active()).toBeUndefined()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Mug Tree')
    expect(document.activeElement).toBe(field())
    await user.keyboard('{Enter}')
    expect(followed).toEqual(['/shop/tree'])
    expect(options()).toEqual([])
  })

  it('Escape closes the list alone, and Down opens it', async () => {
    page.server.answer(json(FOUND))
    const {user} = await open()
    const keys = vi.fn()
    body.addEventListener('keydown', keys)
    await user.type(field(), 'mug')
    await until(() => expect(options()).toEqual(TITLES))
    keys.mockClear()
    await user.keyboard('{Escape}')
    expect(keys).not.toHaveBeenCalled()
    expect(field().value).toBe('mug')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{ArrowDown}')
    await until(() => expect(options()).toEqual(TITLES))
  })

  it('Enter without an option sends the form', async () => {
    page.server.answer(json(FOUND))
    const {user, sent} = await open()
    await user.type(field(), 'mug')
    await until(() => expect(options()).toEqual(TITLES))
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['mug'])
    expect(options()).toEqual([])
  })
})

describe('recent searches', () => {
  it('are offered in an empty field, the latest first, and can be sent again', async () => {
    const {user, sent} = await open()
    for (const query of ['mug', 'bowl', 'mug']) {
      await user.clear(field())
      await user.type(field(), `${query}{Enter}`)
    }
    await user.clear(field())
    await until(() => expect(options()).toEqual(['mug', 'bowl']))
    await user.click(getByRole(body, 'option', {name: 'bowl'}))
    expect(sent).toEqual(['mug', 'bowl', 'mug', 'bowl'])
    expect(field().value).toBe('bowl')
  })

  it('are neither kept nor offered where the visitor may not be remembered', async () => {
    page.setContext({cookieSettings: {isCookieBannerEnabled: true, isRestrictiveCookiePolicyEnabled: true}})
    localStorage.setItem('vitrine-searches', '["mug"]')
    const {user} = await open()
    await user.click(field())
    expect(options()).toEqual([])
    await user.type(field(), 'bowl{Enter}')
    expect(localStorage.getItem('vitrine-searches')).toBeNull()
  })

  it.each(['{', '{}', '[1,null,"  "]'])('tolerate %j in storage', async (stored) => {
    localStorage.setItem('vitrine-searches', stored)
    const {user} = await open()
    await user.click(field())
    expect(options()).toEqual([])
  })
})

it('takes over a field that has the focus and a text already', async () => {
  page.server.answer(json(FOUND))
  document.body.innerHTML = FORM
  const input = document.querySelector('input')
  input?.focus()
  if (input) input.value = 'mug'
  const form = document.querySelector('form')
  if (form) await page.mount(form)
  await until(() => expect(options()).toEqual(TITLES))
})

it('gives the page back as it was', async () => {
  page.server.answer(json(FOUND))
  const {user, unmount} = await open()
  await user.type(field(), 'mug')
  await until(() => expect(options()).toEqual(TITLES))
  unmount()
  expect(queryByRole(body, 'combobox')).toBeNull()
  expect(htmlOf()).toBe(htmlOf(FORM))
})

it('fails on a form without a field', async () => {
  await expect(open('<form data-vitrine="product-search"><button>Go</button></form>')).rejects.toThrow(
    'has no field. Give a form with input[type=search]',
  )
})

describe('the search block of the platform', () => {
  const BLOCK = `<div class="sqs-search-ui-text-input sqs-search-ui-button-wrapper color-dark" data-source="block" data-preview="true"><div class="spinner-wrapper"></div><input type="search" class="search-input" value="" placeholder="Search"></div>`

  it('searches with Enter, suggests, and is given back', async () => {
    page.server.answer(json(FOUND))
    const {user, unmount} = await page.open(BLOCK, '.sqs-search-ui-text-input')
    const form = document.querySelector('form')
    const sent: string[] = []
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(`${form.getAttribute('action')}?q=${new FormData(form).get('q')}`)
    })
    await user.type(field(), 'mug')
    await until(() => expect(options()).toContain('Mug Tree'))
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['/search?q=mug'])
    unmount()
    expect(htmlOf()).toBe(htmlOf(BLOCK))
  })

  it('of a collection searches in it alone, and is given back', async () => {
    const html = BLOCK.replace('data-source', 'data-collection="64a1f0" data-source')
    const {unmount} = await page.open(html, '.sqs-search-ui-text-input')
    field().value = 'mug'
    const entries = [...new FormData(document.querySelector('form') ?? undefined)]
    expect(entries).toEqual([
      ['q', 'mug'],
      ['f_collectionId', '64a1f0'],
    ])
    unmount()
    expect(htmlOf()).toBe(htmlOf(html))
  })

  it('keeps the focus of a field that was in use before', async () => {
    document.body.innerHTML = BLOCK
    document.querySelector('input')?.focus()
    await page.mount(document.querySelector('.sqs-search-ui-text-input') as HTMLElement)
    expect(document.activeElement).toBe(field())
  })
})
