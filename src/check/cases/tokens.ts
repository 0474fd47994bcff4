import {add, addRight, CART, countHeld, ENTRIES, pathOf, read, STRANGER, update} from '../calls.ts'
import type {Case, Scene} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {readChanged, readField} from '../read-reply.ts'

/** Shorter tokens can be guessed. */
const SHORTEST = 16

async function addElsewhere({createTokenVisitor, given}: Scene) {
  const visitor = createTokenVisitor()
  const reply = await add(visitor, given.item)
  const cart = readChanged(reply)
  const token = visitor.readToken() ?? ''
  expectThat(token.length >= SHORTEST, `a header Cart-Token of ${SHORTEST} characters or more`, reply)
  return {visitor, cart, token, reply}
}

/** In the middle: the last character of base64 can hold bits that no decoder reads. */
const alter = (token: string): string => {
  const middle = Math.floor(token.length / 2)
  return token.slice(0, middle) + (token[middle] === 'a' ? 'b' : 'a') + token.slice(middle + 1)
}

export const tokenCases: readonly Case[] = [
  {
    name: 'a first addition needs neither cookies nor crumb, and is answered with a Cart-Token',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async (scene) => {
      await addElsewhere(scene)
    },
  },
  {
    name: 'a Cart-Token opens its cart, and that alone',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async (scene) => {
      const [{visitor, cart}, other] = [await addElsewhere(scene), await addElsewhere(scene)]
      await addRight(visitor, scene.given.item)
      const held = await read(visitor)
      expectThat(held.id === cart.id && held.totalQuantity === 2, 'the same cart with two pieces')
      expectThat((await countHeld(other.visitor)) === 1, 'one piece in the other cart')
    },
  },
  {
    name: 'a cart is changed by its Cart-Token, without a crumb',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async (scene) => {
      const {visitor, cart} = await addElsewhere(scene)
      const id = cart.entries[0]?.id ?? ''
      const more = await update(visitor, id, 2)
      expectThat(readChanged(more).totalQuantity === 2, 'two pieces', more)
      const none = await visitor.call(pathOf(id), {method: 'DELETE'})
      expectThat(readChanged(none).entries.length === 0, 'no entry', none)
    },
  },
  {
    name: 'a Cart-Token that was made up or altered opens nothing',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async (scene) => {
      const {token} = await addElsewhere(scene)
      for (const said of ['0123456789abcdef', alter(token)]) {
        const reply = await scene.createTokenVisitor().call(CART, {headers: {'Cart-Token': said}})
        expectThat(reply.status === 404, '404', reply)
      }
    },
  },
  {
    name: 'a Cart-Token is given to pages that are let in, and to callers that have one',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async ({createVisitor, given}) => {
      const body = {...given.item, quantity: 1}
      const headers = {'Cart-Token': '0123456789abcdef'}
      const reply = await createVisitor().call(ENTRIES, {method: 'POST', body, headers})
      expectThat(reply.header('Cart-Token') === null, 'no Cart-Token for one that was made up', reply)
    },
  },
  {
    name: 'an address of the checkout takes no cart from a browser that has one',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async (scene) => {
      const {reply} = await addElsewhere(scene)
      const said = readField(reply, 'shoppingCart.checkoutUrl')
      if (typeof said !== 'string' || !URL.canParse(said)) return
      const {pathname, search} = new URL(said)
      const visitor = scene.createVisitor()
      const cart = await addRight(visitor, scene.given.item, 2)
      const page = scene.given.pageOrigin ?? ''
      for (const headers of [
        {'Sec-Fetch-Dest': 'image', Referer: `${page}/`},
        {'Sec-Fetch-Dest': 'document', Referer: `${STRANGER}/`},
        {'Sec-Fetch-Dest': 'document', Referer: `${page}/`},
      ]) {
        const opened = await visitor.open(pathname + search, headers)
        const held = await read(visitor)
        expectThat(held.id === cart.id && held.totalQuantity === 2, 'the same cart as before', opened)
      }
    },
  },
  {
    name: 'the id of a cart is no token: it stands in paths and logs',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async (scene) => {
      const {cart} = await addElsewhere(scene)
      const reply = await scene.createTokenVisitor().call(CART, {headers: {'Cart-Token': cart.id}})
      expectThat(reply.status === 404, '404', reply)
    },
  },
]
