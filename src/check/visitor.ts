import {toJson} from '../lib/to-json.ts'
import type {Ask, Client, Method, Reply, Validate} from './client.ts'
import {expectThat} from './outcome.ts'
import {isCrumbRefused, readField} from './read-reply.ts'

export interface Call {
  method?: Method
  /** Sent as JSON; text is sent unchanged. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Makes calls, and checks each reply against the API description. */
export interface Visitor {
  /** One call, exactly as given. */
  ask: (path: string, call?: Call) => Promise<Reply>
  /**
   * A call as the widgets make it: with cookies and tokens from earlier replies, and repeated after a refused crumb.
   */
  call: (path: string, call?: Call) => Promise<Reply>
  /** Asks for a page, which the API description says nothing about. */
  open: (path: string, headers: Readonly<Record<string, string>>) => Promise<Reply>
  readCookie: Client['readCookie']
}

const bodyOf = (body: unknown): string | null => {
  if (body === undefined) return null
  return typeof body === 'string' ? body : toJson(body)
}

function toAsk(path: string, {method = 'GET', body, headers = {}}: Call): Ask {
  const type: Record<string, string> = body === undefined ? {} : {'Content-Type': 'application/json'}
  return {method, path, body: bodyOf(body), headers: {...type, ...headers}}
}

function createAsk(client: Client, validate: Validate): Visitor['ask'] {
  return async (path, call = {}) => {
    const reply = await client.send(toAsk(path, call))
    const [problem] = call.method === 'OPTIONS' ? [] : validate(reply)
    expectThat(problem === undefined, `a reply as the API description says: ${problem}`, reply)
    return reply
  }
}

const isWrite = ({method = 'GET'}: Call): boolean => !['GET', 'OPTIONS'].includes(method)

/** On a page of the site itself: identified by cookies, and by the crumb for changes. */
export function createVisitor(client: Client, validate: Validate): Visitor {
  const ask = createAsk(client, validate)
  const withCrumb = (call: Call, crumb: string | null): Call =>
    isWrite(call) && crumb ? {...call, headers: {'X-CSRF-Token': crumb, ...call.headers}} : call
  return {
    ask,
    open: (path, headers) => client.send(toAsk(path, {headers})),
    readCookie: client.readCookie,
    call: async (path, call = {}) => {
      const reply = await ask(path, withCrumb(call, client.readCookie('crumb')))
      const crumb = readField(reply, 'crumb')
      if (!isCrumbRefused(reply) || typeof crumb !== 'string') return reply
      return ask(path, withCrumb(call, crumb))
    },
  }
}

/** On a page of another site: identified only by the newest token of its cart. */
export function createTokenVisitor(client: Client, validate: Validate, origin: string) {
  const ask = createAsk(client, validate)
  let token: string | null = null
  return {
    readToken: () => token,
    call: async (path: string, call: Call = {}): Promise<Reply> => {
      const tokenHeader: Record<string, string> = token ? {'Cart-Token': token} : {}
      const reply = await ask(path, {...call, headers: {Origin: origin, ...tokenHeader, ...call.headers}})
      token = reply.header('Cart-Token') ?? token
      return reply
    },
  }
}

export type TokenVisitor = ReturnType<typeof createTokenVisitor>
