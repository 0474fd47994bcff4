import {add, addRight, CART, countHeld, pathOf, read, update} from '../calls.ts'
import type {Case, Scene} from '../case.ts'
import {expectThat} from '../outcome.ts'
import {readChanged} from '../read-reply.ts'

/** Shorter tokens can be guessed. */
const SHORTEST = 16

async function addElsewhere({elsewhere, given}: Scene) {
  const one = elsewhere()
  const reply = await add(one, given.item)
  const cart = readChanged(reply)
  const token = one.readToken() ?? ''
  expectThat(token.length >= SHORTEST, `a header Cart-Token of ${SHORTEST} characters or more`, reply)
  return {one, cart, token}
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
      const [{one, cart}, other] = [await addElsewhere(scene), await addElsewhere(scene)]
      await addRight(one, scene.given.item)
      const held = await read(one)
      expectThat(held.id === cart.id && held.totalQuantity === 2, 'the same cart with two pieces')
      expectThat((await countHeld(other.one)) === 1, 'one piece in the other cart')
    },
  },
  {
    name: 'a cart is changed by its Cart-Token, without a crumb',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async (scene) => {
      const {one, cart} = await addElsewhere(scene)
      const id = cart.entries[0]?.id ?? ''
      const more = await update(one, id, 2)
      expectThat(readChanged(more).totalQuantity === 2, 'two pieces', more)
      const none = await one.call(pathOf(id), {method: 'DELETE'})
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
        const reply = await scene.elsewhere().call(CART, {headers: {'Cart-Token': said}})
        expectThat(reply.status === 404, '404', reply)
      }
    },
  },
  {
    name: 'the id of a cart is no token: it stands in paths and logs',
    part: 'tokens',
    needs: 'pageOrigin',
    run: async (scene) => {
      const {cart} = await addElsewhere(scene)
      const reply = await scene.elsewhere().call(CART, {headers: {'Cart-Token': cart.id}})
      expectThat(reply.status === 404, '404', reply)
    },
  },
]
