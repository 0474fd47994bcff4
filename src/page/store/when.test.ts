// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest'
import {store} from './store.ts'
import {isSettled, isWaiting, when} from './when.ts'

const state = store.getInitialState()
const edit = {quantity: 2, isWaiting: false}
const withLines = (...edits: (typeof edit)[]) => ({
  ...state,
  edits: {...state.edits, lines: Object.fromEntries(edits.map((one, index) => [`e${index}`, one]))},
})

it('is settled while nothing is sent and nothing is calculated', () => {
  expect(isSettled(state)).toBe(true)
  expect(isSettled({...state, recalculating: true})).toBe(false)
  expect(isSettled(withLines(edit))).toBe(false)
})

it('waits while a change of a line does', () => {
  expect(isWaiting(state)).toBe(false)
  expect(isWaiting(withLines(edit))).toBe(false)
  expect(isWaiting(withLines(edit, {...edit, isWaiting: true}))).toBe(true)
})

it('resolves as soon as the state matches, and looks no longer', async () => {
  let looks = 0
  let isDone = false
  const done = when(({loading}) => {
    looks++
    return loading
  }).then(() => {
    isDone = true
  })
  store.setState({synced: true})
  await Promise.resolve()
  expect([looks, isDone]).toEqual([2, false])
  store.setState({loading: true})
  await done
  store.setState({loading: false})
  expect(looks).toBe(3)
})

it('resolves at once where the state matches', async () => {
  let looks = 0
  await when(() => {
    looks++
    return true
  })
  store.setState({synced: false})
  expect(looks).toBe(1)
})

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
