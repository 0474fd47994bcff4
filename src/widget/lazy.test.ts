// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {createLazy} from './lazy.ts'

const load = vi.fn<() => Promise<string>>()
const use = vi.fn()
const onError = vi.fn()
let controller: AbortController

const open = () => createLazy(load, {signal: controller.signal, onError})

beforeEach(() => {
  for (const one of [load, use, onError]) one.mockReset()
  load.mockResolvedValue('code')
  controller = new AbortController()
})

it('fetches once, however often it is used', async () => {
  const lazy = open()
  lazy.prefetch()
  await Promise.all([lazy.run(use), lazy.run(use)])
  expect(load).toHaveBeenCalledOnce()
  expect(use.mock.calls).toEqual([['code'], ['code']])
})

it('fetches nothing until it is used', () => {
  open()
  expect(load).not.toHaveBeenCalled()
})

it('fetches again when the connection came back while the first attempt was failing', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let fail = () => {}
  load.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = () => reject(new TypeError('Failed to fetch'))
      }),
  )
  const lazy = open()
  lazy.prefetch()
  onLine.mockReturnValue(true)
  const running = lazy.run(use)
  fail()
  await running
  expect(use.mock.calls).toEqual([['code']])
  expect(onError).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledTimes(2)
})

it('forgets a failure: the next use fetches again', async () => {
  const error = new TypeError('Failed to fetch')
  load.mockRejectedValueOnce(error)
  const lazy = open()
  await lazy.run(use)
  expect(onError.mock.calls).toEqual([[error]])
  await lazy.run(use)
  expect(use.mock.calls).toEqual([['code']])
})

it('reports no failed prefetch', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const lazy = open()
  lazy.prefetch()
  await Promise.resolve()
  expect(onError).not.toHaveBeenCalled()
})

it.each([
  [
    'throws',
    () => {
      throw new Error('broken')
    },
  ],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('also reports a failure of the callback when it %s', async (_, fails) => {
  await open().run(fails)
  expect(onError.mock.calls).toEqual([[new Error('broken')]])
})

it('calls its own error handler if it has one', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const own = vi.fn()
  await open().run(use, own)
  expect(own).toHaveBeenCalledOnce()
  expect(onError).not.toHaveBeenCalled()
})

it.each([
  ['arrives', () => load.mockResolvedValue('code')],
  ['fails', () => load.mockRejectedValue(new TypeError('Failed to fetch'))],
])('does nothing if it %s after the end', async (_, prepare) => {
  prepare()
  const running = open().run(use)
  controller.abort()
  await running
  expect(use).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

describe('the clicked element', () => {
  const button = document.createElement('button')

  it('is busy until the code has loaded, and not again', async () => {
    const lazy = open()
    const running = lazy.run(() => use(button.ariaBusy), undefined, button)
    expect(button.ariaBusy).toBe('true')
    await running
    expect(use.mock.calls).toEqual([[null]])
    void lazy.run(use, undefined, button)
    expect(button.ariaBusy).toBeNull()
  })

  it('is no longer busy if the code fails to load', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await open().run(use, () => onError(button.ariaBusy), button)
    expect(onError.mock.calls).toEqual([[null]])
  })

  it('is no longer busy once the widget has ended', () => {
    load.mockReturnValue(new Promise(() => {}))
    void open().run(use, undefined, button)
    expect(button.ariaBusy).toBe('true')
    controller.abort()
    expect(button.ariaBusy).toBeNull()
  })
})
