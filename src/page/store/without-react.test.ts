import {expect, it, vi} from 'vitest'
import {parseCart} from '../../model/cart.ts'

const refuse = vi.hoisted(() => (name: string) => () => {
  throw new Error(`the store has asked for ${name}`)
})
vi.mock('react', refuse('react'))
vi.mock('react-dom', refuse('react-dom'))
vi.mock('preact', refuse('preact'))

it('React is out of reach', async () => {
  await expect(import('react')).rejects.toThrow()
})

it('the store keeps a cart, lays changes over it and notifies subscribers, without React and without a document', async () => {
  const [{store}, {setEdit, endEdit}] = await Promise.all([
    import('./store.ts'),
    import('../../actions/edits.ts'),
  ])
  const told = vi.fn()
  const stop = store.subscribe(({shown}) => told(shown?.entries[0]?.quantity))
  const parsed = parseCart({currency: 'USD', entries: [{id: 'e', itemId: 'mug', quantity: 1}]})
  const cart = parsed.ok ? parsed.value : null
  store.setState({cart, shown: cart, synced: true})
  setEdit('e', {quantity: 3, isWaiting: false})
  endEdit('e')
  stop()
  setEdit('e', {quantity: 9, isWaiting: false})
  expect(told.mock.calls.flat()).toEqual([1, 3, 1])
})

it('its public calls and the code they fetch work, too', async () => {
  const [{addItem}, {findEntry}] = await Promise.all([
    import('../../actions/index.ts'),
    import('../../actions/edit-item.ts'),
  ])
  expect([addItem, findEntry]).toEqual([expect.any(Function), expect.any(Function)])
})
