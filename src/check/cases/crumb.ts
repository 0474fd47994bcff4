import {countHeld, ENTRIES} from '../calls.ts'
import type {Case} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat} from '../outcome.ts'
import {isCrumbRefused, readChanged, readField} from '../read-reply.ts'

function expectCrumb(reply: Reply): string {
  const crumb = readField(reply, 'crumb')
  const isRight = isCrumbRefused(reply) && [200, 403].includes(reply.status)
  expectThat(isRight && typeof crumb === 'string' && crumb !== '', '403 with crumbFail and a crumb', reply)
  return crumb
}

export const crumbCases: readonly Case[] = [
  {
    name: 'a write without a crumb is refused, with one that works',
    part: 'crumb',
    run: async ({visitor, given}) => {
      const [one, body] = [visitor(), {...given.item, quantity: 1}]
      const crumb = expectCrumb(await one.ask(ENTRIES, {method: 'POST', body}))
      const headers = {'X-CSRF-Token': crumb}
      expectThat(one.readCookie('crumb') === crumb, 'the same crumb in a cookie that scripts can read')
      readChanged(await one.ask(ENTRIES, {method: 'POST', body, headers}))
    },
  },
  {
    name: 'a crumb that was made up is refused',
    part: 'crumb',
    run: async ({visitor, given}) => {
      const one = visitor()
      await one.call('/api/commerce/shopping-cart')
      const headers = {'X-CSRF-Token': 'made-up-0123456789'}
      expectCrumb(await one.ask(ENTRIES, {method: 'POST', body: given.item, headers}))
      expectThat((await countHeld(one)) === 0, 'a cart that the refused call has not changed')
    },
  },
]
