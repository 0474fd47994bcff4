// @vitest-environment happy-dom
import {describe, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {setCookie} from '../../test/helpers/cookies.ts'
import {type Answer, hold, json} from '../../test/helpers/fake-server.ts'
import {hear} from '../../test/helpers/hear.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {tracked} from '../../test/helpers/tracked.ts'
import {until} from '../../test/helpers/until.ts'

const CART = '/api/commerce/shopping-cart'
const ADD = `POST ${CART}/entries`
const REMOVE = `DELETE ${CART}/entries/1`
const page = await shopPage()
const {server, calls} = page
const said = watchConsole()

const entry = (id: string, quantity: number) => ({id, itemId: `item ${id}`, sku: `sku ${id}`, quantity})

/** A page with a cart of three lines, already read. */
async function open() {
  page.shop.entries.push(entry('1', 2), entry('2', 1), entry('3', 1))
  setCookie('hasCart')
  await openCart()
  const [{store}, actions] = await Promise.all([import('../page/store/store.ts'), import('./edit-cart.ts')])
  await until(() => expect(store.getState()).toMatchObject({synced: true, loading: false}))
  server.received.length = 0
  const shown = () =>
    store
      .getState()
      .shown?.entries.filter(({quantity}) => quantity > 0)
      .map(({itemId, quantity}) => `${itemId}: ${quantity}`)
  /** Removes a line as the cart page does. */
  function remove(id = '1') {
    const line = store.getState().shown?.entries.find((one) => one.id === id)
    if (!line) throw new Error(`there is no line ${id}`)
    const {undo} = actions.prepareUndo(line, actions.putBack)
    return {undo, done: actions.changeLine(id, 0)}
  }
  return {store, shown, remove, ...actions}
}

const ALL = ['item 1: 2', 'item 2: 1', 'item 3: 1']

/** Answers the next changes like this; everything else is as usual. */
function onChange(...answers: Answer[]): void {
  server.answer((response, request) => {
    const next = request.method === 'GET' ? undefined : answers.shift()
    ;(next ?? page.shop.answer)(response, request)
  })
}

describe('undoing a removal', () => {
  it('shows the line again at once, in its place, and adds it to the shop’s cart', async () => {
    const {shown, remove, store} = await open()
    const {undo, done} = remove()
    expect(shown()).toEqual(ALL.slice(1))
    await done
    const back = undo()
    expect(shown()).toEqual(ALL)
    expect(store.getState().shown).toMatchObject({totalQuantity: 4, subtotalCents: 4000})
    await back
    expect(calls()).toEqual([REMOVE, ADD])
    expect(page.shop.entries).toHaveLength(3)
    expect(shown()).toEqual(ALL)
    expect(store.getState()).toMatchObject({edits: {lines: {}, problems: {}}, shown: {totalQuantity: 4}})
  })

  it('works once, also by the event, and is not announced as an addition', async () => {
    const {remove, shown} = await open()
    const heard = hear('item-removed', 'item-added')
    const {undo, done} = remove()
    await done
    const detail = Object(heard[0]?.detail)
    expect(detail).toMatchObject({entry: {id: '1'}, cart: {totalQuantity: 2}})
    await Promise.all([detail.undo(), undo(), detail.undo()])
    expect(calls()).toEqual([REMOVE, ADD])
    expect(shown()).toEqual(ALL)
    expect(heard.map(({name}) => name)).toEqual(['item-removed'])
    expect(await tracked('AddToCart')).toMatchObject([{productId: 'item 1', quantity: 2}])
  })

  it('keeps its place and the wanted quantity after other changes', async () => {
    const {remove, shown, changeLine} = await open()
    const {undo, done} = remove()
    await done
    await changeLine('2', 5)
    await remove('3').done
    await undo()
    await changeLine('2', 6)
    expect(shown()).toEqual(['item 1: 2', 'item 2: 6'])
  })

  it('while the removal is on its way adds the line afterwards', async () => {
    const {remove, shown} = await open()
    const first = hold(page.shop.answer)
    onChange(first.answer)
    const {undo} = remove()
    await until(() => expect(calls()).toHaveLength(1))
    const back = undo()
    expect(shown()).toEqual(ALL)
    first.release()
    await back
    expect(calls()).toEqual([REMOVE, ADD])
    expect(shown()).toEqual(ALL)
    expect(page.shop.entries).toHaveLength(3)
  })

  it('after a lost reply to the removal', async () => {
    const {remove, shown} = await open()
    onChange(page.shop.lose)
    const {undo, done} = remove()
    await done
    await undo()
    expect(shown()).toEqual(ALL)
    expect(page.shop.entries.map(({quantity}) => quantity).sort()).toEqual([1, 1, 2])
  })

  it('with a lost reply to the addition adds the line once', async () => {
    const {remove, shown} = await open()
    const {undo, done} = remove()
    await done
    onChange(page.shop.lose)
    await undo()
    expect(shown()).toEqual(ALL)
    expect(page.shop.entries.find(({itemId}) => itemId === 'item 1')?.quantity).toBe(2)
  })

  it('without a connection waits for one', async () => {
    const {remove, shown, store} = await open()
    const {undo, done} = remove()
    await done
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer((response) => void response.destroy())
    const back = undo()
    await until(() => expect(store.getState().edits.lines[1]).toEqual({quantity: 2, isWaiting: true}))
    expect(shown()).toEqual(ALL)
    online.mockRestore()
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await back
    expect(shown()).toEqual(ALL)
    expect(page.shop.entries).toHaveLength(3)
  })

  it('of a removal that waits for a connection calls it off', async () => {
    const {remove, shown, store} = await open()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer((response) => void response.destroy())
    const {undo} = remove()
    await until(() => expect(store.getState().edits.lines[1]?.isWaiting).toBe(true))
    const back = undo()
    expect(shown()).toEqual(ALL)
    online.mockRestore()
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await back
    expect(shown()).toEqual(ALL)
    expect(page.shop.entries.map(({id}) => id)).toEqual(['1', '2', '3'])
    expect(store.getState().restored).toEqual([])
    expect(localStorage.length).toBe(0)
  })

  it('of a removal that waits leaves the lines in their places that were put back before', async () => {
    const {remove, shown, store} = await open()
    const before = remove('2')
    await before.done
    await before.undo()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.answer((response) => void response.destroy())
    const {undo} = remove()
    await until(() => expect(store.getState().edits.lines[1]?.isWaiting).toBe(true))
    const back = undo()
    online.mockRestore()
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await back
    expect(page.shop.entries.map(({itemId}) => itemId)).toEqual(['item 1', 'item 3', 'item 2'])
    expect(shown()).toEqual(ALL)
  })

  it('that the shop takes a part of shows how much, and why', async () => {
    const {remove, shown, store} = await open()
    const {undo, done} = remove()
    await done
    onChange((response, request) => {
      page.shop.entries.push({...entry('1', 1), id: '9'})
      const problems = [{code: 'stock', message: 'Only one.'}, {code: 'late'}, {code: 'x', message: 'Sorry.'}]
      json({shoppingCart: page.shop.cart(), problems})(response, request)
    })
    await undo()
    expect(shown()).toEqual(['item 1: 1', ...ALL.slice(1)])
    expect(store.getState().edits).toEqual({
      lines: {},
      problems: {9: {wanted: 2, message: 'Only one. Sorry.', taken: 1}},
    })
  })

  it('that the shop takes nothing of removes the line again, and says why', async () => {
    const {remove, shown, store} = await open()
    const {undo, done} = remove()
    await done
    const problems = [{code: 'stock', message: 'Sold out.'}]
    onChange((response, request) => json({shoppingCart: page.shop.cart(), problems})(response, request))
    await expect(undo()).rejects.toMatchObject({visitorMessage: 'Sold out.'})
    expect(shown()).toEqual(ALL.slice(1))
    expect(store.getState()).toMatchObject({restored: [], edits: {lines: {}}})
  })

  it('by the page and by a script adds the line once', async () => {
    const {putBack, changeLine, shown, store} = await open()
    const line = store.getState().cart?.entries[0]
    if (!line) throw new Error('the cart has no line')
    await changeLine('1', 0)
    await putBack(line, [])
    const known = store.getState().cart?.entries.find(({itemId}) => itemId === 'item 1')
    await changeLine(`${known?.id}`, 3)
    server.received.length = 0
    await putBack(line, [])
    expect(calls()).toEqual([])
    expect(shown()).toEqual(['item 1: 3', ...ALL.slice(1)])
  })

  it('waits until a shop answers that can neither add nor show the cart', async () => {
    const {remove, shown, store} = await open()
    const {undo, done} = remove()
    await done
    server.answer(json({}, 500))
    const back = undo()
    await until(() => expect(store.getState().edits.lines[1]).toEqual({quantity: 2, isWaiting: true}))
    expect(calls().filter((call) => call === ADD)).toHaveLength(1)
    server.answer(page.shop.answer)
    dispatchEvent(new Event('online'))
    await back
    expect(shown()).toEqual(ALL)
    expect(page.shop.entries).toHaveLength(3)
  })

  it('that the shop refuses removes the line again, and says why', async () => {
    const {remove, shown, store} = await open()
    const {undo, done} = remove()
    await done
    onChange(json({message: 'Sold out.'}, 422))
    await expect(undo()).rejects.toMatchObject({visitorMessage: 'Sold out.'})
    expect(shown()).toEqual(ALL.slice(1))
    expect(store.getState().edits.lines).toEqual({})
  })

  it('that the shop never takes is tried three times, each with the same id', async () => {
    const {remove, shown} = await open()
    const {undo, done} = remove()
    await done
    server.received.length = 0
    const broken = json({}, 500)
    onChange(broken, broken, broken, page.shop.answer)
    await expect(undo()).rejects.toMatchObject({kind: 'server'})
    const additions = server.received.filter(({method}) => method === 'POST')
    expect(additions).toHaveLength(3)
    expect(new Set(additions.map(({headers}) => headers['add-to-cart-id'])).size).toBe(1)
    expect(shown()).toEqual(ALL.slice(1))
  })

  it('adds nothing to another cart, once this one is ordered', async () => {
    const {remove, shown} = await open()
    const {undo, done} = remove()
    await done
    server.received.length = 0
    onChange((response, request) => {
      page.shop.order()
      json({}, 500)(response, request)
    })
    await expect(undo()).rejects.toMatchObject({kind: 'invalid'})
    expect(server.received.filter(({method}) => method === 'POST')).toHaveLength(1)
    expect(shown()).toEqual([])
  })

  it('and changing the line meanwhile sends that change too', async () => {
    const {remove, shown, changeLine} = await open()
    const {undo, done} = remove()
    await done
    const first = hold(page.shop.answer)
    onChange(first.answer)
    const back = undo()
    await until(() => expect(calls()).toContain(ADD))
    const more = changeLine('1', 7)
    expect(shown()?.[0]).toBe('item 1: 7')
    first.release()
    await Promise.all([back, more])
    expect(shown()).toEqual(['item 1: 7', ...ALL.slice(1)])
  })

  it('and changing the line meanwhile works where the shop gives it its earlier id', async () => {
    const {remove, shown, changeLine, store} = await open()
    page.shop.reusesIds = true
    const {undo, done} = remove()
    await done
    const first = hold(page.shop.answer)
    onChange(first.answer)
    const back = undo()
    await until(() => expect(calls()).toContain(ADD))
    const more = changeLine('1', 7)
    first.release()
    await Promise.all([back, more])
    expect(shown()).toEqual(['item 1: 7', ...ALL.slice(1)])
    expect(page.shop.entries.find(({id}) => id === '1')?.quantity).toBe(7)
    expect(store.getState().edits.lines).toEqual({})
  })

  it.each([true, false])('twice before the shop answers; ids are used again: %s', async (isSame) => {
    const {remove, shown, store} = await open()
    page.shop.reusesIds = isSame
    const once = remove()
    await once.done
    const [adding, removing] = [hold(page.shop.answer), hold(page.shop.answer)]
    onChange(adding.answer, removing.answer)
    const back = once.undo()
    await until(() => expect(calls()).toEqual([ADD]))
    const twice = remove()
    expect(shown()).toEqual(ALL.slice(1))
    adding.release()
    await until(() => expect(calls()).toHaveLength(2))
    expect(shown()).toEqual(ALL.slice(1))
    const backAgain = twice.undo()
    expect(shown()).toEqual(ALL)
    removing.release()
    await Promise.all([back, twice.done, backAgain])
    expect(calls().slice(2)).toEqual([ADD])
    expect(page.shop.entries).toHaveLength(3)
    expect(shown()).toEqual(ALL)
    expect(store.getState().edits.lines).toEqual({})
  })

  it('of a call by a script works, too', async () => {
    const {shown} = await open()
    const heard = hear('item-removed')
    const cart = await openCart()
    await cart.remove('2')
    await Object(heard[0]?.detail).undo()
    expect(shown()).toEqual(ALL)
    expect(said.errors).toEqual([])
  })
})
