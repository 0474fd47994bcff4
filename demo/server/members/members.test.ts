import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {members as seeded} from '../../seed/members.ts'
import {replyProblems} from '../testing/api-description.ts'
import {bowl, mug} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'
import {hashPassword, isPassword} from './passwords.ts'

const MINUTE = 60_000
const NOW = 1_800_000_000_000
const [ines = {id: '', email: '', password: '', hash: '', name: ''}] = seeded

let demo: TestDemo
let visitor: Visitor

beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
  await setClock(NOW)
})
afterEach(() => expect(demo.problems).toEqual([]))

const SESSION = '/site-users/account/session'

const setClock = (now: number) => visitor.call('/qa/clock', {method: 'POST', json: {now}})

/** Calls the API and checks the reply against its description. */
async function call(method: string, path: string, json?: unknown, who = visitor): Promise<Response> {
  const token = decodeURIComponent(who.cookies.get('siteUserCrumb') ?? '')
  const headers = {'X-SiteUser-XSRF-Token': token}
  const reply = await who.api(path, {method, headers, ...(json !== undefined && {json})})
  expect(await replyProblems(reply, method)).toEqual([])
  return reply
}

const logIn = (said: object = {}, who = visitor) =>
  call('POST', SESSION, {email: ines.email, password: ines.password, rememberMe: false, ...said}, who)

const infoOf = ({cookies}: Visitor) => JSON.parse(decodeURIComponent(cookies.get('SiteUserInfo') ?? 'null'))

const page = async (who = visitor) => (await who.call('/account')).text()
const isIn = async (who = visitor) => /data-member="in">/.test(await page(who))

const cartOf = async (who: Visitor) => {
  const reply = await who.api('/commerce/shopping-cart')
  return reply.ok ? (await reply.json()).entries.map(({itemId}: {itemId: string}) => itemId) : null
}
const add = ({itemId, sku}: {itemId: string; sku: string}, who = visitor) =>
  who.api('/commerce/shopping-cart/entries', {
    method: 'POST',
    json: {itemId, sku, quantity: 1, additionalFields: null},
  })

describe('passwords', () => {
  it('are stored as hashes, each with a different salt', async () => {
    const hashes = [await hashPassword('secret'), await hashPassword('secret')]
    expect(hashes[0]).not.toBe(hashes[1])
    for (const hash of hashes) {
      expect(hash).not.toContain('secret')
      expect(await isPassword('secret', hash)).toBe(true)
      expect(await isPassword('Secret', hash)).toBe(false)
    }
    expect(await isPassword('', '')).toBe(false)
  })

  it.each(seeded)(
    'of the seed, of $email, match the password that the page displays',
    async ({password, hash, email}) => {
      expect(await isPassword(password, hash)).toBe(true)
      expect(await page()).toContain(`${email}, with the password ${password}`)
    },
  )
})

describe('logging in', () => {
  it('returns a token, and stores the member in a cookie', async () => {
    const reply = await logIn({email: ` ${ines.email.toUpperCase()} `})
    expect(reply.status).toBe(200)
    const {xsrfToken} = await reply.json()
    expect(visitor.cookies.get('siteUserCrumb')).toBe(xsrfToken)
    expect(infoOf(visitor)).toEqual({authenticated: true, siteUserId: ines.id})
    expect(await page()).toContain(`<b data-member="email">${ines.email}</b>`)
    expect(await isIn()).toBe(true)
  })

  it('hides the session’s secret from scripts, and keeps it for a month on request', async () => {
    const [short, long] = [await logIn(), await logIn({rememberMe: true})]
    const of = (reply: Response) =>
      reply.headers.getSetCookie().find((cookie) => cookie.startsWith('SiteUserSession'))
    expect(of(short)).toMatch(/HttpOnly/)
    expect(of(short)).not.toMatch(/Max-Age/)
    expect(of(long)).toMatch(/Max-Age=2592000;.*HttpOnly/)
    await setClock(NOW + 20 * 24 * 60 * MINUTE)
    expect(await isIn()).toBe(true)
  })

  it.each([
    [
      {email: '', password: ''},
      {email: 'Required', password: 'Required'},
    ],
    [{email: 'ines'}, {email: expect.stringMatching(/^Email is not valid/)}],
    [
      {email: 4, password: ['x']},
      {email: 'Required', password: 'Required'},
    ],
    [{password: 'x'.repeat(1001)}, {password: expect.any(String)}],
  ])('explains what is wrong with %j', async (said, errors) => {
    const reply = await logIn(said)
    expect([reply.status, (await reply.json()).errors]).toEqual([400, errors])
  })

  it.each([{password: 'wrong'}, {email: 'unknown@example.com'}])(
    'refuses %j without a reason',
    async (said) => {
      const reply = await logIn(said)
      expect([reply.status, await reply.json()]).toEqual([401, {error: 'Incorrect email or password.'}])
      expect(visitor.cookies.has('SiteUserInfo')).toBe(false)
    },
  )

  it.each([ines.email, 'unknown@example.com'])(
    'is locked after five wrong passwords of %s',
    async (email) => {
      for (let count = 0; count < 5; count++) expect((await logIn({email, password: 'x'})).status).toBe(401)
      const reply = await logIn({email})
      expect([reply.status, (await reply.json()).error]).toEqual([
        423,
        'Too many failed login attempts. Please try again in 15 minutes.',
      ])
      await setClock(NOW + 14.5 * MINUTE)
      expect((await (await logIn({email}, demo.visitor())).json()).error).toMatch(/in one minute\.$/)
      await setClock(NOW + 16 * MINUTE)
      expect((await logIn({email, password: ines.password})).status).toBe(email === ines.email ? 200 : 401)
    },
  )

  it('counts concurrent attempts', async () => {
    const replies = await Promise.all(Array.from({length: 8}, () => logIn({password: 'x'})))
    expect(replies.filter(({status}) => status === 401)).toHaveLength(5)
  })

  it('forgets wrong passwords after the right one', async () => {
    for (let count = 0; count < 4; count++) await logIn({password: 'x'})
    await logIn()
    for (let count = 0; count < 4; count++) await logIn({password: 'x'})
    expect((await logIn()).status).toBe(200)
  })

  it('is delayed after too many attempts, for any visitor', async () => {
    const slow = await startDemo({writesPerMinute: 24, proxies: 1})
    for (const status of [400, 400, 429]) {
      const reply = await logIn({email: 'none'}, slow.visitor())
      expect([reply.status, reply.headers.has('Retry-After')]).toEqual([status, status === 429])
    }
    const elsewhere = slow.visitor()
    const headers = {'X-Forwarded-For': '192.0.2.1'}
    const {email, password} = ines
    const reply = await elsewhere.api(SESSION, {method: 'POST', json: {email, password}, headers})
    expect(reply.status).toBe(200)
    await slow.stop()
  })
})

describe('a stranger who guesses passwords', () => {
  let shop: TestDemo
  const at = (address: string) => ({'X-Forwarded-For': address})
  const [HOME, OFFICE, STRANGER] = [at('192.0.2.1'), at('192.0.2.2'), at('198.51.100.1')]
  const logInFrom = (headers: Record<string, string>, password = ines.password, who = shop.visitor()) =>
    who.api(SESSION, {method: 'POST', json: {email: ines.email, password}, headers})

  beforeAll(async () => {
    shop = await startDemo({proxies: 1, writesPerMinute: 100_000})
  })
  afterAll(() => shop.stop())
  beforeEach(async () => void (await shop.visitor().call('/qa/reset', {method: 'POST'})))

  const guess = async (from: Record<string, string>) => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push((await logInFrom(from, `guess ${count}`)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 423])
  }

  it('does not lock out anyone on another network', async () => {
    await guess(STRANGER)
    expect((await logInFrom(HOME)).status).toBe(200)
    expect((await logInFrom(OFFICE)).status).toBe(200)
    expect((await logInFrom(STRANGER)).status).toBe(423)
  })

  it('behind the same address does not block a device that the member has used', async () => {
    const [own, other] = [shop.visitor(), shop.visitor()]
    expect((await logInFrom(HOME, ines.password, own)).status).toBe(200)
    await guess(HOME)
    expect((await logInFrom(HOME, ines.password, own)).status).toBe(200)
    expect((await logInFrom(HOME, ines.password, other)).status).toBe(423)
  })

  it.each(['made-up', 'of a visitor'])('cannot forge a known device: %s', async (kind) => {
    await guess(STRANGER)
    const thief = shop.visitor()
    await thief.call('/')
    const seal = kind === 'made-up' ? 'x'.repeat(44) : (thief.cookies.get('VISITOR') ?? '')
    thief.cookies.set('DEVICE', seal)
    expect((await logInFrom(STRANGER, ines.password, thief)).status).toBe(423)
  })
})

describe('a session', () => {
  it('expires, and its cookies are removed', async () => {
    await logIn()
    await setClock(NOW + 13 * 60 * MINUTE)
    expect((await call('POST', '/site-users/account/locale', {language: 'en'})).status).toBe(401)
    expect(await isIn()).toBe(false)
    expect(
      ['SiteUserInfo', 'SiteUserSession', 'siteUserCrumb'].filter((name) => visitor.cookies.has(name)),
    ).toEqual([])
  })

  it('survives a restart', async () => {
    await logIn()
    demo = await demo.restart()
    const again = demo.visitor()
    for (const [name, value] of visitor.cookies) again.cookies.set(name, value)
    visitor = again
    await setClock(NOW)
    expect(await isIn()).toBe(true)
  })

  it('accepts a valid locale', async () => {
    await logIn()
    const say = async (language: unknown) =>
      (await call('POST', '/site-users/account/locale', {language})).status
    expect([await say('ar'), await say('x'), await say(4), await say('not a language')]).toEqual([
      204, 400, 400, 400,
    ])
  })

  it.each(['', 'wrong'])('is not ended with the token %j, and returns the right token', async (token) => {
    await logIn()
    const right = visitor.cookies.get('siteUserCrumb')
    visitor.cookies.set('siteUserCrumb', token)
    const reply = await call('DELETE', SESSION)
    expect([reply.status, (await reply.json()).crumbFail]).toEqual([403, true])
    expect(visitor.cookies.get('siteUserCrumb')).toBe(right)
    expect((await call('DELETE', SESSION)).status).toBe(204)
  })

  it('is invalid after a log-out, even for someone who kept its cookies', async () => {
    await logIn()
    const thief = demo.visitor()
    for (const [name, value] of visitor.cookies) thief.cookies.set(name, value)
    expect((await call('DELETE', SESSION)).status).toBe(204)
    expect(infoOf(visitor)).toEqual({authenticated: false, siteUserId: null})
    expect(await isIn(thief)).toBe(false)
    expect((await call('DELETE', SESSION)).status).toBe(401)
  })
})

describe('the cart', () => {
  it('continues on another device', async () => {
    await logIn()
    await add(mug)
    await logIn()
    const elsewhere = demo.visitor()
    await logIn({}, elsewhere)
    expect(await cartOf(elsewhere)).toEqual([mug.itemId])
  })

  it('that was filled before logging in takes precedence', async () => {
    await add(mug)
    await logIn()
    const elsewhere = demo.visitor()
    await add(bowl, elsewhere)
    await logIn({}, elsewhere)
    expect(await cartOf(elsewhere)).toEqual([bowl.itemId])
  })

  it('stays as a copy after logging out, on request', async () => {
    await add(mug)
    await logIn()
    const before = visitor.cookies.get('CART')
    await call('DELETE', `${SESSION}?cloneCart=true`)
    expect(visitor.cookies.get('CART')).not.toBe(before)
    await add(bowl)
    expect(await cartOf(visitor)).toEqual([mug.itemId, bowl.itemId])
    const elsewhere = demo.visitor()
    await logIn({}, elsewhere)
    expect(await cartOf(elsewhere)).toEqual([mug.itemId])
  })

  it('is otherwise only the member’s', async () => {
    await add(mug)
    await logIn()
    await call('DELETE', `${SESSION}?cloneCart=false`)
    expect([visitor.cookies.has('CART'), await cartOf(visitor)]).toEqual([false, null])
    await logIn()
    expect(await cartOf(visitor)).toEqual([mug.itemId])
  })
})

describe('without script', () => {
  const submit = async (path: string, fields: Record<string, string>) => {
    if (!visitor.cookies.has('crumb')) await visitor.call('/account')
    return visitor.submit(path, {crumb: visitor.cookies.get('crumb') ?? '', ...fields})
  }

  it('a form logs in and out', async () => {
    const reply = await submit('/account', {email: ines.email, password: ines.password})
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, '/account'])
    expect(await isIn()).toBe(true)
    expect((await submit('/account/log-out', {})).headers.get('Location')).toBe('/account')
    expect(await isIn()).toBe(false)
  })

  it('an error is explained, and the address stays', async () => {
    const reply = await submit('/account', {
      email: 'a"<b>@example.com',
      password: 'secret',
      rememberMe: 'true',
    })
    const html = await reply.text()
    expect(reply.status).toBe(401)
    expect(html).toContain('role="alert">Incorrect email or password.<')
    expect(html).toContain('value="a&quot;&lt;b&gt;@example.com"')
    expect(html).toContain('value="true" checked')
    expect(html).not.toContain('secret')
    const empty = await (await submit('/account', {email: ''})).text()
    expect(empty).toMatch(/id="account-email-problem">Required</)
  })

  it('a form of another site cannot log in or out', async () => {
    const fields = {email: ines.email, password: ines.password, crumb: 'other'}
    expect((await submit('/account', fields)).status).toBe(403)
    await logIn()
    expect((await submit('/account/log-out', {crumb: 'other'})).status).toBe(403)
    expect(await isIn()).toBe(true)
  })
})
