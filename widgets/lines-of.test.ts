// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {emit} from '../src/page/emit.ts'
import {writeTag} from '../src/page/page.ts'
import {showBusy} from '../src/page/show-busy.ts'
import {keepPresses} from './lines-of.ts'

const HTML = '<p data-vitrine-state="loading"><i class="press"><b>Like</b></i><u>Other</u></p>'
const act = vi.fn()
const context = {fail: () => {}}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body

/** Mounts as the loader does. */
async function mountLater(selector = '.press') {
  let release = () => {}
  const later = new Promise<void>((resolve) => {
    release = resolve
  })
  const load = keepPresses(selector, async () => {
    await later
    return {
      mount(element) {
        element.querySelector('.press')?.addEventListener('click', act)
        return () => {}
      },
    }
  })
  const coming = load(0)
  return async () => {
    release()
    const {mount} = await coming
    mount(find('p'), context)
    find('p').dataset.vitrineState = 'mounted'
    emit('mounted', {widget: 'like'}, find('p'))
  }
}

const listening = vi.spyOn(globalThis, 'addEventListener')

afterEach(() => {
  for (const [type, listener] of listening.mock.calls) removeEventListener(type, listener, true)
})

beforeEach(() => {
  document.body.innerHTML = HTML
  act.mockReset()
})

describe('a click on an element that is not a button yet', () => {
  it('runs once, when the widget is mounted, no matter how often the element was clicked', async () => {
    const arrive = await mountLater()
    find('b').click()
    find('b').click()
    expect(act).not.toHaveBeenCalled()
    await arrive()
    expect(act).toHaveBeenCalledOnce()
    find('b').click()
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('marks the clicked element as busy until the code has loaded', async () => {
    writeTag({base: '/', showBusy})
    const arrive = await mountLater('u')
    find('u').click()
    find('u').click()
    expect(find('u').ariaBusy).toBe('true')
    await arrive()
    expect(find('u').ariaBusy).toBeNull()
  })

  it.each(['u', 'p'])('beside it (%s) is ignored', async (selector) => {
    const arrive = await mountLater()
    find(selector).click()
    await arrive()
    expect(act).not.toHaveBeenCalled()
  })

  it('of a widget that is not loading is ignored', async () => {
    find('p').dataset.vitrineState = 'error'
    const arrive = await mountLater()
    find('b').click()
    await arrive()
    expect(act).not.toHaveBeenCalled()
  })

  it('waits for its own widget, not for a nested one', async () => {
    const arrive = await mountLater()
    find('b').click()
    find('.press').addEventListener('click', act)
    emit('mounted', {widget: 'video'}, find('u'))
    expect(act).not.toHaveBeenCalled()
    await arrive()
    expect(act).toHaveBeenCalledOnce()
  })

  it('is forgotten after its element has left the page, even if the element returns', async () => {
    const arrive = await mountLater()
    const part = find('.press')
    part.click()
    part.remove()
    await arrive()
    find('p').append(part)
    part.addEventListener('click', act)
    await arrive()
    expect(act).not.toHaveBeenCalled()
  })
})
