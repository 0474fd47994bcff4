// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {until} from '../../test/helpers/until.ts'

const READ = 'GET /api/commerce/shopping-cart'
const page = await shopPage()
const {server, calls} = page
const said = watchConsole()

const MUG = {itemId: 'mug', sku: 'M1'}
const line = (quantity: number, id = '1') => ({id, ...MUG, title: 'Mug', quantity})
const cartOf = (...entries: ReturnType<typeof line>[]) => ({id: 'cart-1', entries})
const problem = (taken: number, wanted = 5, more = {}) => ({
  code: 'not-enough-stock',
  message: 'Too few.',
  wanted,
  taken,
  ...more,
})

/** A page whose cart holds two mugs, and has been read. */
async function open() {
  page.shop.entries.push({id: '1', ...MUG, quantity: 2})
  setCookie('hasCart')
  await openCart()
  const [{store}, {addItem, removeItem}, edit, {updateFields}] = await Promise.all([
    import('../page/store/store.ts'),
    import('./index.ts'),
    import('./edit-cart.ts'),
    import('./update-fields.ts'),
  ])
  await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
  server.received.length = 0
  const add = (quantity: number) => addItem({...MUG, quantity}, {source: 'product'})
  const problems = () => store.getState().edits.problems
  return {store, add, problems, removeItem, updateFields, ...edit}
}

describe('an addition that is only partly accepted', () => {
  it('counts the accepted quantity everywhere', async () => {
    const {add, store} = await open()
    server.answer(json({shoppingCart: cartOf(line(3)), newlyAdded: line(3), problems: [problem(1)]}))
    const heard = hear('item-added', 'backend-problem')
    const added = await add(5)
    expect(added).toMatchObject({taken: 1, problems: [{message: 'Too few.'}]})
    expect(heard.map(({name, detail}) => [name, detail])).toMatchObject([
      ['backend-problem', {...problem(1), entryId: null, cart: {totalQuantity: 3}}],
      ['item-added', {quantityAdded: 1, quantityWanted: 5, cart: {totalQuantity: 3}}],
    ])
    expect(store.getState()).toMatchObject({lastAdded: {quantityAdded: 1}, cart: {totalQuantity: 3}})
    expect(await tracked('AddToCart')).toMatchObject([{quantity: 1, newlyAdded: 3}])
  })

  it('with nothing accepted is not an addition', async () => {
    const {add, store} = await open()
    server.answer(json({shoppingCart: cartOf(line(2)), problems: [problem(0)]}))
    const heard = hear('item-added', 'backend-problem')
    expect(await add(5)).toMatchObject({taken: 0})
    expect(heard.map(({name}) => name)).toEqual(['backend-problem'])
    expect(store.getState()).toMatchObject({lastAdded: null, cart: {totalQuantity: 2}})
    expect(await tracked('AddToCart')).toEqual([])
  })

  it.each([
    ['about another line', {...problem(1), entryId: 'other'}],
    ['about no quantity', {code: 'price-changed', message: 'It costs more now.'}],
    ['that accepts more than requested', problem(9)],
    ['that cannot be read', {code: 'x', taken: 'some'}],
  ])('with a problem %s was accepted as a whole', async (_, one) => {
    const {add} = await open()
    server.answer(json({shoppingCart: cartOf(line(7)), problems: [one, null, 'x', {}]}))
    const added = await add(5)
    expect(added).toMatchObject({taken: 5})
    expect(added.problems).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it('with the cart stores it, and reads nothing', async () => {
    const {add, store} = await open()
    server.answer(json({message: 'Only one.', shoppingCart: cartOf(line(3))}, 409))
    const heard = hear('item-added', 'cart-change')
    await expect(add(5)).rejects.toMatchObject({kind: 'invalid', visitorMessage: 'Only one.'})
    expect(heard.map(({name}) => name)).toEqual(['cart-change'])
    expect(store.getState()).toMatchObject({cart: {totalQuantity: 3}, lastAdded: null})
    expect(calls()).not.toContain(READ)
  })

  it('that accepted a part counts it', async () => {
    const {add} = await open()
    server.answer(json({message: 'Only one.', shoppingCart: cartOf(line(3)), problems: [problem(1)]}, 422))
    const heard = hear('item-added')
    await expect(add(5)).rejects.toMatchObject({visitorMessage: 'Only one.'})
    expect(heard).toMatchObject([{detail: {quantityAdded: 1, quantityWanted: 5}}])
  })

  it.each([400, 401, 403, 404, 409, 422])('with %i and no cart reads the cart', async (status) => {
    const {add, store} = await open()
    server.answer(json({message: 'No'}, status), json(cartOf(line(3))))
    await expect(add(5)).rejects.toMatchObject({status})
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(3))
    expect(calls().filter((call) => call === READ)).toHaveLength(1)
  })

  it.each([
    ['too many calls', json({}, 429)],
    ['a crumb', json({crumbFail: true})],
  ])('for %s reads nothing', async (_, answer) => {
    const {add, store} = await open()
    server.answer(answer)
    await expect(add(5)).rejects.toMatchObject({name: 'ApiError'})
    expect(store.getState().loading).toBe(false)
    expect(calls()).not.toContain(READ)
  })

  it('with an unreadable cart counts as one without', async () => {
    const {add, store} = await open()
    server.answer(json({message: 'No', shoppingCart: {entries: 'x'}}, 422), json(cartOf(line(4))))
    await expect(add(5)).rejects.toMatchObject({cart: null})
    await until(() => expect(store.getState().cart?.totalQuantity).toBe(4))
  })
})

describe('a line', () => {
  it('that is partly changed shows the resulting quantity', async () => {
    const {changeLine, problems, store} = await open()
    server.answer(json({shoppingCart: cartOf(line(3)), problems: [problem(3, 5, {entryId: '1'})]}))
    await changeLine('1', 5)
    expect(store.getState().cart?.totalQuantity).toBe(3)
    expect(problems()).toEqual({1: {wanted: 5, taken: 3, message: 'Too few.'}})
    expect(calls()).not.toContain(READ)
  })

  it('that is partly changed without a message reports it, too', async () => {
    const {changeLine, problems} = await open()
    server.answer(json({shoppingCart: cartOf(line(3))}), json(cartOf(line(3))))
    await changeLine('1', 5)
    expect(problems()).toEqual({1: {wanted: 5, taken: 3, message: ''}})
    expect(said.errors).toEqual([])
  })

  it('that is refused with the cart shows that cart', async () => {
    const {changeLine, problems, store} = await open()
    server.answer(json({message: 'Three.', shoppingCart: cartOf(line(3))}, 409))
    await changeLine('1', 5)
    expect(problems()).toEqual({1: {wanted: 5, message: 'Three.'}})
    expect(store.getState().cart?.totalQuantity).toBe(3)
    expect(calls()).not.toContain(READ)
  })

  it('that stays in the cart was not removed', async () => {
    const {changeLine, problems} = await open()
    const heard = hear('item-removed')
    server.answer(json({shoppingCart: cartOf(line(2)), problems: [{code: 'fixed', message: 'It stays.'}]}))
    await changeLine('1', 0)
    expect(heard).toEqual([])
    expect(problems()).toEqual({1: {wanted: 0, taken: 2, message: 'It stays.'}})
  })

  it('shows a problem that the change of another line caused', async () => {
    const {changeLine, problems} = await open()
    server.answer(
      json({shoppingCart: cartOf(line(3), line(1, '2')), problems: [problem(1, 4, {entryId: '2'})]}),
    )
    await changeLine('1', 3)
    expect(problems()).toEqual({2: {wanted: 4, taken: 1, message: 'Too few.'}})
  })

  it.each(['removeItem', 'updateFields'] as const)('%s reports the missing part', async (name) => {
    const {removeItem, updateFields, putBack} = await open()
    const change = {
      removeItem: () => removeItem('1', putBack),
      updateFields: () => updateFields('1', '{}'),
    }
    server.answer(json({shoppingCart: cartOf(line(2)), problems: [{code: 'fixed', message: 'It stays.'}]}))
    const heard = hear('backend-problem', 'item-removed')
    const reply = await change[name]()
    expect(reply).toMatchObject({problems: [{code: 'fixed'}]})
    expect(heard).toMatchObject([{name: 'backend-problem', detail: {code: 'fixed'}}])
  })
})

describe('a change of the whole cart', () => {
  const place = {line1: '', line2: '', city: '', region: '', postalCode: '', country: 'US'}
  type Opened = Awaited<ReturnType<typeof open>>
  const changes: [string, (opened: Opened) => Promise<unknown>][] = [
    ['a code', ({applyCode}) => applyCode('X')],
    ['a removed code', ({takeOffCode}) => takeOffCode('X')],
    ['a destination', ({estimateShipping}) => estimateShipping(place)],
  ]

  it.each(changes)('(%s) that is partly done reports it', async (_, change) => {
    const opened = await open()
    const heard = hear('backend-problem')
    server.answer(
      json({
        shoppingCart: cartOf(line(1)),
        problems: [{code: 'no-code', message: 'Not now.'}, problem(1, 2, {entryId: '1'})],
      }),
    )
    expect(await change(opened)).toMatchObject({problems: [{message: 'Not now.'}, {entryId: '1'}]})
    expect(heard).toHaveLength(2)
    expect(opened.problems()).toEqual({1: {wanted: 2, taken: 1, message: 'Too few.'}})
  })

  it.each(changes)('(%s) that is refused with the cart stores it', async (_, change) => {
    const opened = await open()
    server.answer(json({message: 'No.', shoppingCart: cartOf(line(1))}, 422))
    await expect(change(opened)).rejects.toMatchObject({visitorMessage: 'No.'})
    expect(opened.store.getState().cart?.totalQuantity).toBe(1)
    expect(calls()).not.toContain(READ)
  })
})
