import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {keepWidth} from './adopt.ts'

describe('a button whose text changes', () => {
  let button: HTMLButtonElement

  beforeEach(() => {
    vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(
      () => ({inlineSize: `${button.textContent.length * 10}px`}) as CSSStyleDeclaration,
    )
    button = document.createElement('button')
    button.textContent = 'Add To Cart'
  })
  afterEach(() => vi.restoreAllMocks())

  it('keeps its width, however often the text changes', () => {
    keepWidth(button, true)
    button.textContent = 'Added!'
    keepWidth(button, true)
    expect(button.style.minInlineSize).toBe('min(110px, 85vw)')
  })

  it('is as the server rendered it afterwards', () => {
    keepWidth(button, true)
    keepWidth(button, false)
    expect(button.outerHTML).toBe('<button>Add To Cart</button>')
  })

  it('gets a width of the page back', () => {
    button.style.minInlineSize = '8em'
    keepWidth(button, true)
    keepWidth(button, false)
    expect(button.style.minInlineSize).toBe('8em')
  })

  it('is measured again the next time', () => {
    keepWidth(button, true)
    keepWidth(button, false)
    button.textContent = 'Add'
    keepWidth(button, true)
    expect(button.style.minInlineSize).toBe('min(30px, 85vw)')
  })

  it('keeps its style attribute exactly', () => {
    button.setAttribute('style', 'color:red')
    keepWidth(button, true)
    keepWidth(button, false)
    expect(button.outerHTML).toBe('<button style="color:red">Add To Cart</button>')
  })

  it('stays as it is if it has no width: it is inline or hidden', () => {
    vi.mocked(getComputedStyle).mockReturnValue({inlineSize: 'auto'} as CSSStyleDeclaration)
    keepWidth(button, true)
    expect(button.outerHTML).toBe('<button>Add To Cart</button>')
  })

  it('may be missing, or not an element of HTML', () => {
    expect(() => keepWidth(null, true)).not.toThrow()
  })
})
