// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {freshPage} from '../../../test/helpers/fresh-page.ts'

freshPage()

/** happy-dom applies neither layers nor adopted style sheets. */
class AdoptedSheet extends CSSStyleSheet {
  readonly #element = document.head.appendChild(document.createElement('style'))
  override replaceSync(css: string): void {
    this.#element.textContent = css.replace(/^@layer vitrine\{(.*)\}$/, '$1')
  }
}

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', AdoptedSheet)
  document.adoptedStyleSheets.length = 0
})

const PAGE = 'body { color: rgb(0, 0, 0); background-color: rgb(255, 255, 255) }'
const OWN = '[type=submit], .own { color: rgb(255, 255, 255); background-color: rgb(140, 59, 28) }'

async function follow(css: string, html: string): Promise<void> {
  document.head.innerHTML = `<style>${PAGE}${css}</style>`
  document.body.innerHTML = `<main>${html}</main>`
  const {followPage} = await import('./follow-page.ts')
  followPage()
}

const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--vitrine-${name}`)

describe('the page’s button', () => {
  const FORM = `<form data-vitrine="add-to-cart"><button type="button" data-quantity-step="1">+</button><button type="submit">Add</button></form>`
  const STEP = '[data-quantity-step] { color: rgb(0, 0, 0); background-color: rgb(240, 240, 255) }'
  const DEFAULT_LOOK =
    '[type=submit] { color: rgb(255, 255, 255); background-color: var(--vitrine-accent, rgb(0, 0, 0)) }'

  it('is the one that adds, not one that changes the quantity', async () => {
    await follow(STEP + OWN, FORM)
    expect(token('button-background')).toBe('rgb(140, 59, 28)')
  })

  it('is none that changes the quantity by its name', async () => {
    const named = '[name=plus] { color: rgb(0, 0, 0); background-color: rgb(240, 240, 255) }'
    await follow(named + OWN, FORM.replace('type="button" data-quantity-step="1"', 'name="plus"'))
    expect(token('button-background')).toBe('rgb(140, 59, 28)')
  })

  it('is none that changes the quantity, where the one that adds has the default look', async () => {
    await follow(STEP + DEFAULT_LOOK, FORM)
    expect(token('button-background')).toBe('')
  })

  it('is none that has the colour of the surface', async () => {
    const card = '.card { color: rgb(0, 0, 0); background-color: var(--vitrine-surface, rgb(255, 255, 255)) }'
    await follow(card + DEFAULT_LOOK, `<button class="card">Bowl</button>${FORM}`)
    expect(token('button-background')).toBe('')
    expect(token('surface')).toBe('rgb(255, 255, 255)')
  })

  it('is no arrow of a gallery, even where the page sets its colour', async () => {
    const arrow = '.product-gallery__arrow { color: rgb(0, 0, 0); background-color: rgb(250, 250, 240) }'
    await follow(arrow + DEFAULT_LOOK, `<button class="product-gallery__arrow">‹</button>${FORM}`)
    expect(token('button-background')).toBe('')
  })
})

describe('a page that changes', () => {
  const {documentElement: root} = document
  const background = () => token('button-background')

  /** Gives the button another colour: by its own style, because happy-dom keeps a style that a class changes. */
  async function open(): Promise<void> {
    vi.useFakeTimers()
    root.className = ''
    root.removeAttribute('data-mode')
    document.body.removeAttribute('style')
    await follow(OWN, '<button class="own">Send</button>')
    const button = document.querySelector<HTMLElement>('.own')
    if (button) button.style.backgroundColor = 'rgb(0, 60, 90)'
  }

  it('is read again when it gets other colours', async () => {
    await open()
    root.className = 'dark'
    document.body.style.backgroundColor = 'rgb(255, 250, 240)'
    await vi.advanceTimersByTimeAsync(1)
    expect(background()).toBe('rgb(0, 60, 90)')
    expect(token('surface')).toBe('rgb(255, 250, 240)')
  })

  it('is not read again for a class that leaves its colours, as a lock of the scroll does', async () => {
    await open()
    root.className = 'locked'
    await vi.advanceTimersByTimeAsync(1000)
    expect(background()).toBe('rgb(140, 59, 28)')
  })

  it('is read again after a transition of its colours', async () => {
    await open()
    root.className = 'dark'
    await vi.advanceTimersByTimeAsync(100)
    document.body.style.backgroundColor = 'rgb(255, 250, 240)'
    await vi.advanceTimersByTimeAsync(500)
    expect(token('surface')).toBe('rgb(255, 250, 240)')
    expect(background()).toBe('rgb(0, 60, 90)')
  })

  it('is read again for an attribute that names its colours', async () => {
    await open()
    root.setAttribute('data-mode', 'sea')
    await vi.advanceTimersByTimeAsync(1)
    expect(background()).toBe('rgb(0, 60, 90)')
  })
})
