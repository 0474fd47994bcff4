import {afterAll, beforeAll, beforeEach} from 'vitest'
import {site} from '../../demo/seed/site.ts'
import {startDemo, type TestDemo} from '../../demo/server/testing/start-demo.ts'
import {type CookieJar, createCookieJar} from '../../src/tools/cookie-jar.ts'
import {createTools, type Tools} from '../../src/tools/create-tools.ts'

export interface OwnerTools {
  /** The tools of the demo shop's owner, on a new day. */
  tools: Tools
  jar: CookieJar
  url: string
  /** The same for another account, or for a visitor who is not logged in. */
  as: (role?: string) => Promise<Tools>
  /** Makes the next call to a path fail. */
  fault: (fault: object) => Promise<void>
  /** The server's records of a name. */
  events: (name: string) => Promise<{body: unknown}[]>
}

/** A fresh demo shop for each test of a file, with its owner's site tools as a program uses them. */
export function ownerTools(): OwnerTools {
  let demo: TestDemo
  let jar: CookieJar
  const qa = async (path: string, method = 'GET', json?: object) => {
    const reply = await fetch(`${demo.url}/qa/${path}`, {
      method,
      ...(json && {body: JSON.stringify(json)}),
    })
    if (!reply.ok) throw new Error(`${method} /qa/${path}: ${await reply.text()}`)
    return reply
  }
  async function jarOf(role?: string): Promise<CookieJar> {
    const cookies = createCookieJar()
    if (role)
      for (const cookie of (await qa('owner', 'POST', {role})).headers.getSetCookie())
        cookies.setCookie(cookie, `${demo.url}/`)
    return cookies
  }
  const toolsOf = (cookies: CookieJar): Tools =>
    createTools({origin: demo.url, cookies, websiteId: site.id, templateId: site.templateId})

  beforeAll(async () => {
    demo = await startDemo({writesPerMinute: 100_000})
  })
  afterAll(() => demo.stop())
  beforeEach(async () => {
    await qa('reset', 'POST')
    jar = await jarOf('admin')
  })

  return {
    get tools() {
      return toolsOf(jar)
    },
    get jar() {
      return jar
    },
    get url() {
      return demo.url
    },
    as: async (role) => toolsOf(await jarOf(role)),
    fault: async (fault) => void (await qa('faults', 'POST', fault)),
    events: async (name) => (await qa(`events?name=${name}`)).json(),
  }
}
