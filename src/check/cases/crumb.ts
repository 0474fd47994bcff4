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
    run: async ({createVisitor, given}) => {
      const [visitor, body] = [createVisitor(), {...given.item, quantity: 1}]
      const crumb = expectCrumb(await visitor.ask(ENTRIES, {method: 'POST', body}))
      const headers = {'X-CSRF-Token': crumb}
      expectThat(visitor.readCookie('crumb') === crumb, 'the same crumb in a cookie that scripts can read')
      readChanged(await visitor.ask(ENTRIES, {method: 'POST', body, headers}))
    },
  },
  {
    name: 'a crumb that was made up is refused',
    part: 'crumb',
    run: async ({createVisitor, given}) => {
      const visitor = createVisitor()
      await visitor.call('/api/commerce/shopping-cart')
      const headers = {'X-CSRF-Token': 'made-up-0123456789'}
      expectCrumb(await visitor.ask(ENTRIES, {method: 'POST', body: given.item, headers}))
      expectThat((await countHeld(visitor)) === 0, 'a cart that the refused call has not changed')
    },
  },
]
