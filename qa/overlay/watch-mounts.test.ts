// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest'
import type {Claim} from '../../loader/claim.ts'
import type {WidgetModule} from '../../src/contract/widget.ts'
import {createNotes} from './notes.ts'
import {watchMounts} from './watch-mounts.ts'

it('times the mount, and leaves the rest of the widget as it is', () => {
  const element = document.createElement('div')
  const claim: Claim = {
    element,
    entry: {name: 'slow', load: () => Promise.reject(new Error('not used'))},
    strategy: 'now',
    state: 'waiting',
  }
  const module: WidgetModule = {mount: vi.fn(() => () => {}), prepare: vi.fn()}
  const engine = {
    wait: vi.fn(),
    fail: vi.fn(),
    mount(_claim: Claim, {prepare, mount}: WidgetModule) {
      prepare?.(element)
      mount(element, {fail: vi.fn()})
    },
  }
  const notes = createNotes()
  watchMounts(engine, notes)
  engine.mount(claim, module)
  expect(module.prepare).toHaveBeenCalledWith(element)
  expect(module.mount).toHaveBeenCalledOnce()
  expect(notes.of(element).took).toBeGreaterThanOrEqual(0)
})
