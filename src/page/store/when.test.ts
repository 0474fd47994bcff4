import {expect, it, vi} from 'vitest'
import {store} from './store.ts'
import {when} from './when.ts'

it('waits until the state matches, and only once', async () => {
  const isSynced = vi.fn(({synced}: {synced: boolean}) => synced)
  const done = vi.fn()
  const waiting = when(isSynced).then(done)
  store.setState({loading: true})
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  store.setState({synced: true})
  await waiting
  const {length} = isSynced.mock.calls
  store.setState({synced: false})
  expect(isSynced).toHaveBeenCalledTimes(length)
})

it('does not wait for a state that matches already', async () => {
  store.setState({synced: true})
  await when(({synced}) => synced)
})
