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

describe('what was pressed', () => {
  it('is busy at once, and half as visible as it was', () => {
    showBusy(button)
    expect(read()).toBe('true')
    const [shown] = animations()
    expect(shown?.effect).toBeInstanceOf(KeyframeEffect)
    expect(shown?.effect instanceof KeyframeEffect && shown.effect.getKeyframes()).toMatchObject([
      {opacity: '0.4', cursor: 'progress'},
    ])
  })

  it.each([null, '', 'false'])('gets %j back, which the server has rendered', (served) => {
    put(served)
    const end = showBusy(button)
    expect(read()).toBe('true')
    end?.()
    expect(read()).toBe(served)
    expect(animations()).toEqual([])
  })

  it('stays as it is where it is busy already', () => {
    const end = showBusy(button)
    expect(showBusy(button)).toBeUndefined()
    expect(animations()).toHaveLength(1)
    end?.()
    expect(read()).toBeNull()
  })

  it('is not busy on a page that comes back from the cache', () => {
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
