import {afterEach, expect, it, vi} from 'vitest'
import type {Callback} from './api.ts'
import {mount, ready} from './embed.ts'

afterEach(() => vi.unstubAllGlobals())

it('waits for the loader, and keeps the callbacks that others have queued', async () => {
  const other = vi.fn()
  const queue: Callback[] = [other]
  vi.stubGlobal('window', {Vitrine: queue})
  const mounted = mount()
  const api = {mount: vi.fn()}
  for (const callback of queue) Reflect.apply(callback, null, [api])
  await mounted
  expect([other.mock.calls, api.mount.mock.calls]).toEqual([[[api]], [[undefined]]])
})

it('resolves immediately if the loader has run', async () => {
  const api = {mount: vi.fn(), push: (callback: (self: unknown) => void) => callback(api)}
  vi.stubGlobal('window', {Vitrine: api})
  expect(await ready()).toBe(api)
  await mount()
  expect(api.mount).toHaveBeenCalledOnce()
})

it('creates the queue if it does not exist', () => {
  vi.stubGlobal('window', {})
  void ready()
  expect(Reflect.get(window, 'Vitrine')).toHaveLength(1)
})
