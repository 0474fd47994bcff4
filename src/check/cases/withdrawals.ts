import {createUuid} from '../../lib/uuid.ts'
import type {Case} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat} from '../outcome.ts'
import {expectRefusal, readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'

const send = (one: Visitor, said: Record<string, unknown>): Promise<Reply> =>
  one.call('/api/commerce/withdrawals', {
    method: 'POST',
    body: {
      name: 'Vitrine check',
      orderOrContract: 'no-such-order',
      email: 'check@vitrine.example',
      statement: 'This is a check. It withdraws from nothing.',
      key: createUuid(),
      ...said,
    },
  })

function readId(reply: Reply): unknown {
  const [id, receivedAt] = [readField(reply, 'id'), readField(reply, 'receivedAt')]
  const isReceipt = typeof id === 'string' && id !== '' && Number.isSafeInteger(receivedAt)
  expectThat(reply.status === 200 && isReceipt, '200 with `id` and `receivedAt`', reply)
  return id
}

const REFUSED = [400, 422]

export const withdrawalCases: readonly Case[] = [
  {
    name: 'a withdrawal is received without log-in, whatever its order is',
    part: 'withdrawals',
    run: async ({visitor}) => void readId(await send(visitor(), {})),
  },
  {
    name: 'a withdrawal is stored once by one key',
    part: 'withdrawals',
    run: async ({visitor}) => {
      const [one, key] = [visitor(), createUuid()]
      const first = readId(await send(one, {key}))
      expectThat(readId(await send(one, {key})) === first, 'the same `id` for the same key')
      expectThat(readId(await send(one, {})) !== first, 'another `id` for another key')
    },
  },
  {
    name: 'a key that was used does not swallow another withdrawal',
    part: 'withdrawals',
    run: async ({visitor}) => {
      const [one, key] = [visitor(), createUuid()]
      readId(await send(one, {key}))
      expectRefusal(await send(one, {key, orderOrContract: 'another'}), [409, 422], 'a refusal of the key')
    },
  },
  ...['name', 'orderOrContract', 'email'].map(
    (field): Case => ({
      name: `a withdrawal without ${field} is refused at that field`,
      part: 'withdrawals',
      run: async ({visitor}) => {
        const reply = await send(visitor(), {[field]: ' '})
        expectRefusal(reply, REFUSED, 'a refusal')
        expectThat(
          !!readField(reply, `errors.${field}`),
          `words for the visitor in \`errors.${field}\``,
          reply,
        )
      },
    }),
  ),
]
