// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {adopt, apply, restore, settleImages} from './adopt.ts'

let element: HTMLElement

function serve(html: string): void {
  document.body.innerHTML = html
  element = document.querySelector<HTMLElement>('[data-it]') ?? document.body
}

beforeEach(() => {
  serve('<p data-it class="price big" title="old">Was <b>12</b><!-- cents --></p>')
})

it('removes an attribute that the server did not set, however often classes were changed', () => {
  serve('<p data-it>Text</p>')
  const {outerHTML} = element
  const adoption = adopt(element)
  for (const on of [false, true]) apply(adoption, {classes: {ours: true, open: on}})
  restore(adoption)
  expect(element.outerHTML).toBe(outerHTML)
})

describe('content', () => {
  it('replaces all children; restore puts the same nodes back', () => {
    const served = [...element.childNodes]
    const adoption = adopt(element)
    apply(adoption, {content: 'Now 10'})
    expect(element.textContent).toBe('Now 10')
    restore(adoption)
    expect([...element.childNodes]).toEqual(served)
    served.forEach((node, index) => {
      expect(element.childNodes[index]).toBe(node)
    })
  })

  it('accepts nodes as well as text', () => {
    const bold = document.createElement('b')
    apply(adopt(element), {content: ['now ', bold]})
    expect(element.lastChild).toBe(bold)
    expect(element.textContent).toBe('now ')
  })

  it('keeps the server’s nodes if the text is the same', () => {
    const [first] = element.childNodes
    apply(adopt(element), {content: 'Was 12'})
    expect(element.firstChild).toBe(first)
  })

  it('changes from text to text, and undefined restores the server’s text', () => {
    const [first] = element.childNodes
    const adoption = adopt(element)
    for (const content of ['1', '2', 'Was 12', undefined, '3']) {
      apply(adoption, {content})
      expect(element.textContent).toBe(content ?? 'Was 12')
    }
    restore(adoption)
    expect(element.firstChild).toBe(first)
  })

  it('touches nothing if nothing changes', async () => {
    const adoption = adopt(element)
    const content = ['x', document.createElement('i')]
    apply(adoption, {content, attributes: {title: 'old'}})
    const changed = vi.fn()
    const observer = new MutationObserver(changed)
    observer.observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true})
    apply(adoption, {content, attributes: {title: 'old'}})
    await new Promise((resolve) => setTimeout(resolve))
    expect(changed).not.toHaveBeenCalled()
    observer.disconnect()
  })
})

describe('attributes', () => {
  it('are set, emptied, removed and kept', () => {
    const adoption = adopt(element)
    apply(adoption, {attributes: {title: 'new', hidden: '', lang: undefined, id: null}})
    expect(element.outerHTML).toContain('title="new"')
    expect(element.getAttribute('hidden')).toBe('')
    expect(element.hasAttribute('lang')).toBe(false)
    apply(adoption, {attributes: {title: null, hidden: null}})
    expect(element.hasAttribute('title')).toBe(false)
    expect(element.hasAttribute('hidden')).toBe(false)
  })

  it('undefined restores the server’s value', () => {
    const adoption = adopt(element)
    apply(adoption, {attributes: {title: 'new', hidden: ''}})
    apply(adoption, {attributes: {title: undefined, hidden: undefined}})
    expect(element.getAttribute('title')).toBe('old')
    expect(element.hasAttribute('hidden')).toBe(false)
  })
})

describe('classes', () => {
  it('are switched one by one; other code’s classes stay', () => {
    const adoption = adopt(element)
    apply(adoption, {classes: {big: false, empty: true, price: undefined}})
    element.classList.add('of-another-script')
    expect(element.className).toBe('price empty of-another-script')
    apply(adoption, {classes: {big: undefined, empty: undefined}})
    expect([...element.classList].sort()).toEqual(['big', 'of-another-script', 'price'])
  })
})

describe('listeners', () => {
  it('call the latest handler, once each', () => {
    const adoption = adopt(element)
    const calls: string[] = []
    apply(adoption, {on: {click: () => calls.push('a')}})
    apply(adoption, {on: {click: () => calls.push('b')}})
    element.click()
    expect(calls).toEqual(['b'])
    apply(adoption, {})
    element.click()
    expect(calls).toEqual(['b'])
  })

  it('receive the event', () => {
    const listen = vi.fn()
    apply(adopt(element), {on: {click: listen}})
    element.click()
    expect(listen.mock.calls[0]?.[0]).toBeInstanceOf(Event)
  })
})

describe('restore', () => {
  it.each([
    '<p data-it class="price big" title="old">Was <b>12</b></p>',
    '<p data-it></p>',
    '<p data-it title="" hidden="">  </p>',
  ])('puts %s back', (html) => {
    serve(html)
    const before = element.cloneNode(true)
    const adoption = adopt(element)
    const listen = vi.fn()
    apply(adoption, {
      content: 'new',
      attributes: {title: 'new', hidden: null, lang: 'de'},
      classes: {big: false, small: true, dear: true},
      on: {click: listen},
    })
    apply(adoption, {content: ['newer'], attributes: {title: null, hidden: ''}, classes: {big: true}})
    restore(adoption)
    expect(element.isEqualNode(before)).toBe(true)
    element.click()
    expect(listen).not.toHaveBeenCalled()
  })
})

it('ignores changes after it was restored', () => {
  const {outerHTML} = element
  const adoption = adopt(element)
  const listen = vi.fn()
  apply(adoption, {attributes: {title: 'one'}})
  restore(adoption)
  apply(adoption, {attributes: {title: 'two'}, classes: {ours: true}, content: 'new', on: {click: listen}})
  restore(adoption)
  element.click()
  expect(element.outerHTML).toBe(outerHTML)
  expect(listen).not.toHaveBeenCalled()
})

describe('two adoptions of one element', () => {
  const wanted = [
    {attributes: {title: 'one', tabindex: '0'}, classes: {big: false, one: true}},
    {attributes: {title: 'two', tabindex: '0', lang: 'de'}, classes: {big: true, one: true, two: true}},
  ]

  it.each([
    [0, 1],
    [1, 0],
  ])('restore it in either order: %i first', (...order) => {
    const {outerHTML} = element
    const adoptions = wanted.map(() => adopt(element))
    for (const [index, adoption] of adoptions.entries()) apply(adoption, wanted[index] ?? {})
    for (const index of order) {
      const adoption = adoptions[index]
      if (adoption) restore(adoption)
    }
    expect(element.outerHTML).toBe(outerHTML)
  })

  it('the remaining one keeps its changes', () => {
    const [first, second] = [adopt(element), adopt(element)]
    apply(first, {attributes: {tabindex: '0'}, classes: {ours: true}})
    apply(second, {attributes: {tabindex: '0'}, classes: {ours: true}})
    restore(first)
    expect(element.getAttribute('tabindex')).toBe('0')
    expect(element.classList.contains('ours')).toBe(true)
  })

  it('a change returns when the other adoption, which was made later, has ended', () => {
    const [first, second] = [adopt(element), adopt(element)]
    apply(first, {attributes: {title: 'one'}})
    apply(second, {attributes: {title: 'two'}})
    restore(second)
    expect(element.title).toBe('one')
  })
})

describe('an image', () => {
  const SERVED = '<img data-it="" sizes="9px" srcset="/a 9w" class="small">'
  const wanted = {
    attributes: {sizes: '99px', srcset: '/b 9w', src: '/b', title: 'ours'},
    classes: {ours: true},
  }

  it.each([
    ['in the page is restored', true],
    ['that has left the page keeps only its sources', false],
  ])('%s', (_, isThere) => {
    serve(SERVED)
    const {outerHTML} = element
    const adoption = adopt(element)
    apply(adoption, wanted)
    if (!isThere) element.remove()
    restore(adoption)
    expect(element.outerHTML).toBe(
      isThere ? outerHTML : '<img data-it="" sizes="99px" srcset="/b 9w" class="small" src="/b">',
    )
  })

  it('that comes back into the page gets its sources back', () => {
    serve(`<p>${SERVED}</p>`)
    element = document.querySelector('img') ?? document.body
    const {outerHTML} = element
    const adoption = adopt(element)
    apply(adoption, wanted)
    element.remove()
    restore(adoption)
    document.querySelector('p')?.append(element)
    settleImages(document.body)
    expect(element.outerHTML).toBe(outerHTML)
    // a later widget keeps its own, also while images are settled
    const later = adopt(element)
    apply(later, wanted)
    settleImages(document.body)
    expect(element.getAttribute('src')).toBe('/b')
    restore(later)
    expect(element.outerHTML).toBe(outerHTML)
  })
})
