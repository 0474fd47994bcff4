import {Hono} from 'hono'
import {isLanguageTag} from '../../../src/lib/is-language-tag.ts'
import {readJson} from '../http/body.ts'
import {forgetCart, readCartId, setCart} from '../http/cookies.ts'
import type {DemoContext, DemoEnv} from '../http/env.ts'
import {checkWait} from '../http/guards.ts'
import {
  readDevice,
  readSecret,
  readSession,
  setDevice,
  setLoggedOut,
  setMember,
  setToken,
} from '../http/member-cookies.ts'
import {Refusal, RetryLater} from '../http/refusal.ts'
import {readListName, readWantedList} from '../members/lists.ts'
import {type Credentials, spellEmail} from '../members/members.ts'
import type {Session} from '../members/sessions.ts'
import type {Services} from '../services.ts'
import {messages} from '../site/messages.ts'

export const readCredentials = ({email, password, rememberMe}: Record<string, unknown>): Credentials => ({
  email: typeof email === 'string' ? spellEmail(email) : '',
  password: typeof password === 'string' ? password : '',
  rememberMe: rememberMe === true || rememberMe === 'true',
})

/** Logs in, and continues with the member's cart. */
export async function logIn(c: DemoContext, services: Services, said: Credentials): Promise<Session> {
  const {members, limits, seals} = services
  const device = readDevice(c, seals, said.email)
  checkWait(limits.logIn(c, device))
  const source = {name: device ?? c.get('network'), isKnown: device !== null}
  const {session, cartId} = await members.logIn(said, {
    cartId: readCartId(c),
    source,
    network: c.get('network'),
  })
  setMember(c, session)
  if (!device) setDevice(c, seals, said.email)
  if (cartId && cartId !== readCartId(c)) setCart(c, cartId)
  return session
}

/** A copy of the cart; none if the network has used up its share, because a log-out must always work. */
async function copyCart(c: DemoContext, {members}: Services, cartId: string): Promise<string | null> {
  try {
    return await members.cloneCart(cartId, {visitor: c.get('visitor'), network: c.get('network')})
  } catch (error) {
    if (error instanceof RetryLater && error.status === 429) return null
    throw error
  }
}

/** Logs out; the visitor keeps a copy of the cart on request. */
export async function logOut(c: DemoContext, services: Services, keepsCart: boolean): Promise<void> {
  const cartId = readCartId(c)
  const cloned = cartId && keepsCart ? await copyCart(c, services, cartId) : null
  await services.members.logOut(readSecret(c))
  setLoggedOut(c)
  if (cloned) setCart(c, cloned)
  else if (cartId) forgetCart(c)
}

/** The member calls of the API description. */
export function membersApi(services: Services) {
  const {members, lists} = services

  /** The session if the call contains its token; otherwise the refusal. */
  async function requireSession(c: DemoContext): Promise<Session | Response> {
    const session = await readSession(c, members)
    if (!session) throw new Refusal(401, messages.loggedOut)
    if (c.req.header('X-SiteUser-XSRF-Token') === session.xsrfToken) return session
    setToken(c, session)
    return c.json({error: 'Invalid member token.', crumbFail: true, crumb: c.get('crumb')}, 403)
  }

  const app = new Hono<DemoEnv>()
  app.post('/session', async (c) => {
    const {xsrfToken} = await logIn(c, services, readCredentials(await readJson(c)))
    return c.json({xsrfToken})
  })
  app.delete('/session', async (c) => {
    const session = await requireSession(c)
    if (session instanceof Response) return session
    await logOut(c, services, c.req.query('cloneCart') === 'true')
    return c.body(null, 204)
  })
  app.post('/locale', async (c) => {
    const session = await requireSession(c)
    if (session instanceof Response) return session
    const {language} = await readJson(c)
    if (!isLanguageTag(language)) throw new Refusal(400, 'language must be a language tag.')
    await members.setLocale(session.member.id, language)
    return c.body(null, 204)
  })
  app.get('/lists/:name', async (c) => {
    const session = await readSession(c, members)
    if (!session) throw new Refusal(401, messages.loggedOut)
    return c.json(await lists.read(session.member.id, readListName(c.req.param('name'))))
  })
  app.put('/lists/:name', async (c) => {
    const session = await requireSession(c)
    if (session instanceof Response) return session
    const wanted = readWantedList(await readJson(c))
    return c.json(await lists.replace(session.member.id, readListName(c.req.param('name')), wanted))
  })
  return app
}
