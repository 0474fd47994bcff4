import {mkdtemp, rm, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {members} from '../../demo/seed/members.ts'
import {mug} from '../../demo/server/testing/products.ts'
import {createVisitor, type Visitor} from '../../demo/server/testing/visitor.ts'
import type {Check} from './check.ts'
import {openShop} from './shop/open-shop.ts'
import {createTally} from './shop/tally.ts'

/** The limit refills meanwhile: more than a busy machine sends in the time of a refill. */
const KEYS = 1200
const GUESSES = 300
const LOG_INS = 60
const EVENTS = 300
const EVENT_CHARACTERS = 90_000
/** Twice the event data that the database stores per network and hour, because SQLite writes it twice. */
const MOST_BYTES = 2 * 16_000_000

/** Each attack has a separate address, so that no attack is stopped by another's limit. */
const ATTACKERS = {
  keys: '198.51.100.1',
  codes: '198.51.100.2',
  members: '198.51.100.3',
  events: '198.51.100.4',
}
const MEMBER = '192.0.2.1'
const SESSION = '/site-users/account/session'

type Attack = (visitor: Visitor, index: number) => Promise<Response>

/** The number of calls that passed the limits, each with new cookies and a new token. */
async function countPassed(times: number, enter: () => Visitor, attack: Attack): Promise<number> {
  let passed = 0
  for (let index = 0; index < times; index++) {
    const reply = await attack(enter(), index)
    await reply.text()
    if (reply.status !== 429) passed++
  }
  return passed
}

const logIn = (visitor: Visitor, email: string, password: string) =>
  visitor.api(SESSION, {method: 'POST', json: {email, password, rememberMe: false}})

async function openCart(visitor: Visitor): Promise<string> {
  await visitor.api('/commerce/shopping-cart/entries', {method: 'POST', json: {...mug, quantity: 1}})
  return visitor.cookies.get('CART') ?? ''
}

const guessCode =
  (cartId: string): Attack =>
  async (visitor, index) => {
    await visitor.call('/')
    visitor.cookies.set('CART', cartId)
    const json = {giftOrPromoCode: `GUESS-${index}`}
    return visitor.api(`/3/commerce/cart/${cartId}/codes`, {method: 'POST', json})
  }

const sendEvent: Attack = (visitor, index) => {
  const json = {eventSchemaName: 'A', eventContent: {index, text: 'x'.repeat(EVENT_CHARACTERS)}}
  return visitor.call('/api/v1/clanker/events', {method: 'POST', json})
}

async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-flood-'))
  const file = join(folder, 'shop.sqlite')
  const shop = await openShop(file)
  const at = (address: string) => () => createVisitor(shop.url, {'X-Forwarded-For': address})
  const [member = {email: '', password: ''}] = members

  const cartId = await openCart(at(ATTACKERS.codes)())
  const keys = await countPassed(KEYS, at(ATTACKERS.keys), (visitor) =>
    visitor.api('/form/FormSubmissionKey', {method: 'POST'}),
  )
  const guesses = await countPassed(GUESSES, at(ATTACKERS.codes), guessCode(cartId))
  const strangers = await countPassed(LOG_INS, at(ATTACKERS.members), (visitor, index) =>
    logIn(visitor, `guess-${index}@example.com`, 'guess'),
  )
  for (let index = 0; index < 6; index++) await logIn(at('198.51.100.5')(), member.email, `guess ${index}`)
  const events = await countPassed(EVENTS, at(ATTACKERS.events), sendEvent)
  const own = await logIn(at(MEMBER)(), member.email, member.password)
  const page = await at(MEMBER)().call('/shop')
  await shop.stop()
  const {size} = await stat(file)
  await rm(folder, {recursive: true})

  const tally = createTally()
  const expectFewer = (passed: number, what: string, tried: number) =>
    tally.expect(passed > 0 && passed < tried, what, tried, `${passed} answered, then 429`)
  expectFewer(keys, 'Form keys, each requested with a new token', KEYS)
  expectFewer(guesses, 'Gift card guesses on one cart, each with a new token', GUESSES)
  expectFewer(strangers, 'Log-ins with other addresses, each with a new token', LOG_INS)
  expectFewer(events, `Tracking events of ${EVENT_CHARACTERS / 1000} kB`, EVENTS)
  tally.expect(
    size < MOST_BYTES,
    'Megabytes in the database afterwards',
    EVENTS,
    `${(size / 1e6).toFixed(0)}`,
  )
  tally.expect(own.ok, 'Log-in of a member whose password a stranger has tried to guess', 6, `${own.status}`)
  tally.expect(
    page.ok,
    'A page of the shop for another visitor',
    KEYS + GUESSES + LOG_INS + EVENTS,
    `${page.status}`,
  )
  return tally.end()
}

export const check: Check = {name: 'One address floods the shop', run}
