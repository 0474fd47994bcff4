// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest'
import {showBusy} from './show-busy.ts'

let button: HTMLElement

const read = () => button.getAttribute('aria-busy')
const put = (value: string | null) =>
  value === null ? button.removeAttribute('aria-busy') : button.setAttribute('aria-busy', value)
const animations = () => button.getAnimations()

beforeEach(() => {
  document.body.innerHTML = '<button style="opacity: .8">Add</button>'
  button = document.querySelector('button') ?? document.body
})

describe('the clicked element', () => {
  it('is busy at once, at half its opacity', () => {
    showBusy(button)
    expect(read()).toBe('true')
    const [shown] = animations()
    expect(shown?.effect).toBeInstanceOf(KeyframeEffect)
    expect(shown?.effect instanceof KeyframeEffect && shown.effect.getKeyframes()).toMatchObject([
      {opacity: '0.4', cursor: 'progress'},
    ])
  })

  it.each([null, '', 'false'])('gets %j back, as the server rendered it', (served) => {
    put(served)
    const end = showBusy(button)
    expect(read()).toBe('true')
    end?.()
    expect(read()).toBe(served)
    expect(animations()).toEqual([])
  })

  it('stays unchanged if it is busy already', () => {
    const end = showBusy(button)
    expect(showBusy(button)).toBeUndefined()
    expect(animations()).toHaveLength(1)
    end?.()
    expect(read()).toBeNull()
  })

  it('is not busy on a page from the back/forward cache', () => {
    showBusy(button)
    dispatchEvent(new Event('pagehide'))
    expect(read()).toBeNull()
    expect(animations()).toEqual([])
  })

  it('is left alone once the answer has ended', () => {
    showBusy(button)?.()
    put('true')
    dispatchEvent(new Event('pagehide'))
    expect(read()).toBe('true')
  })
})
