import {createUuid} from '../../lib/uuid.ts'
import type {Case} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat} from '../outcome.ts'
import {expectRefusal, readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'

const send = (visitor: Visitor, fields: Record<string, unknown>): Promise<Reply> =>
  visitor.call('/api/commerce/withdrawals', {
    method: 'POST',
    body: {
      name: 'Vitrine check',
      orderOrContract: 'no-such-order',
      email: 'check@vitrine.example',
      statement: 'This is a check. It withdraws from nothing.',
      key: createUuid(),
      ...fields,
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
    run: async ({createVisitor}) => void readId(await send(createVisitor(), {})),
  },
  {
    name: 'a withdrawal is stored once by one key',
    part: 'withdrawals',
    run: async ({createVisitor}) => {
      const [visitor, key] = [createVisitor(), createUuid()]
      const first = readId(await send(visitor, {key}))
      expectThat(readId(await send(visitor, {key})) === first, 'the same `id` for the same key')
      expectThat(readId(await send(visitor, {})) !== first, 'another `id` for another key')
    },
  },
  {
    name: 'a key that was used does not swallow another withdrawal',
    part: 'withdrawals',
    run: async ({createVisitor}) => {
      const [visitor, key] = [createVisitor(), createUuid()]
      readId(await send(visitor, {key}))
      expectRefusal(
        await send(visitor, {key, orderOrContract: 'another'}),
        [409, 422],
        'a refusal of the key',
      )
    },
  },
  ...['name', 'orderOrContract', 'email'].map(
    (field): Case => ({
      name: `a withdrawal without ${field} is refused at that field`,
      part: 'withdrawals',
      run: async ({createVisitor}) => {
        const reply = await send(createVisitor(), {[field]: ' '})
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
