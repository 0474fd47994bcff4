// @vitest-environment happy-dom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {until} from '../../test/helpers/until.ts'
import {emptyCart} from '../model/cart.ts'
import {store} from '../page/store/store.ts'
import type {State} from '../page/store/types.ts'
import {createView, followStore} from './follow-store.ts'

const initial = store.getState()

beforeEach(() => store.setState(initial, true))

describe('followStore', () => {
  const show = vi.fn()
  const fail = vi.fn()
  const follow = () => followStore((state: State) => state.synced, show, fail)

  beforeEach(() => {
    show.mockReset()
    fail.mockReset()
  })

  it('shows the current value, then each change, until it ends', () => {
    const stop = follow()
    store.setState({loading: true})
    store.setState({synced: true})
    stop()
    store.setState({synced: false})
    expect(show.mock.calls).toEqual([[false], [true]])
  })

  it('throws what the first call of `show` throws, and then follows nothing', () => {
    show.mockImplementationOnce(() => {
      throw new Error('broken')
    })
    expect(follow).toThrow('broken')
    store.setState({synced: true})
    expect(show).toHaveBeenCalledOnce()
    expect(fail).not.toHaveBeenCalled()
  })

  it('ends with a later failure and reports it once; others continue', () => {
    follow()
    const other = vi.fn()
    const stop = followStore(({synced}) => synced, other, fail)
    show.mockImplementation(() => {
      throw new Error('later')
    })
    store.setState({synced: true})
    store.setState({synced: false})
    stop()
    expect(fail.mock.calls).toEqual([[new Error('later')]])
    expect(other.mock.calls).toEqual([[false], [true], [false]])
  })

  it('subscribes once for all with the same selection, until the last of them ends', () => {
    const stopStore = vi.fn()
    const subscribe = vi.spyOn(store, 'subscribe').mockReturnValue(stopStore)
    const select = ({synced}: State) => synced
    const stops = Array.from({length: 1000}, () => followStore(select, () => undefined, fail))
    expect(subscribe).toHaveBeenCalledOnce()
    for (const stop of stops.slice(1)) stop()
    stops[1]?.()
    expect(stopStore).not.toHaveBeenCalled()
    stops[0]?.()
    expect(stopStore).toHaveBeenCalledOnce()
    subscribe.mockRestore()
  })
})

describe('followStore, if something has to be fetched first', () => {
  it('shows the same value once more after loading, unless there is a newer one or it has ended', async () => {
    let come = () => {}
    const promised = () =>
      new Promise<void>((resolve) => {
        come = resolve
      })
    const show = vi.fn<(value: boolean) => Promise<void> | undefined>().mockImplementationOnce(promised)
    const stop = followStore(({synced}) => synced, show, vi.fn())
    expect(show.mock.calls).toEqual([[false]])
    come()
    await until(() => expect(show.mock.calls).toEqual([[false], [false]]))
    show.mockImplementationOnce(promised)
    store.setState({synced: true})
    const first = come
    store.setState({synced: false})
    first()
    show.mockImplementationOnce(promised)
    store.setState({synced: true})
    stop()
    come()
    await Promise.resolve()
    expect(show.mock.calls.slice(2)).toEqual([[true], [false], [true]])
  })

  it('keeps the current display if loading fails, reports it and continues', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const show = vi.fn<(value: boolean) => Promise<void> | undefined>()
    show.mockReturnValueOnce(Promise.reject(new Error('gone')))
    const fail = vi.fn()
    const stop = followStore(({synced}) => synced, show, fail)
    await until(() => expect(error).toHaveBeenCalledWith('[vitrine] cart:', new Error('gone')))
    store.setState({synced: true})
    stop()
    expect(show.mock.calls).toEqual([[false], [true]])
    expect(fail).not.toHaveBeenCalled()
    error.mockRestore()
  })
})

describe('createView', () => {
  it('is computed again when the cart, its loading state or the texts change, and only then', () => {
    const create = vi.fn(({synced, texts}: State) => `${synced} ${texts}`)
    const select = createView(create)
    const read = () => select(store.getState())
    expect([read(), read()]).toEqual(['false 0', 'false 0'])
    store.setState({loading: true})
    expect(read()).toBe('false 0')
    expect(create).toHaveBeenCalledOnce()
    store.setState({synced: true})
    expect(read()).toBe('true 0')
    store.setState({texts: 1})
    expect(read()).toBe('true 1')
    const {length} = create.mock.calls
    store.setState({shown: emptyCart()})
    read()
    expect(create).toHaveBeenCalledTimes(length + 1)
  })
})
