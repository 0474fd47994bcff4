import type {Ask, Client, Clients, Reply} from '../../src/check/client.ts'
import {fetchText} from '../command/fetch-text.ts'
import {createJar, type Jar} from './jar.ts'

async function send(origin: string, ask: Ask, jar: Jar | null): Promise<Reply> {
  const cookie = jar?.toHeader()
  const {reply, text} = await fetchText(origin + ask.path, {
    method: ask.method,
    headers: {...ask.headers, ...(cookie && {Cookie: cookie})},
    body: ask.body,
  })
  for (const line of reply.headers.getSetCookie()) jar?.keep(line)
  return {ask, status: reply.status, header: (name) => reply.headers.get(name), text}
}

/** `fetch` only says "fetch failed"; the reason is in its cause. */
function explain(error: unknown, {method, path}: Ask): Error {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return new Error(`a reply to ${method} ${path}: ${cause instanceof Error ? cause.message : cause}`)
}

function createClient(origin: string, jar: Jar | null): Client {
  return {
    send: (ask) =>
      send(origin, ask, jar).catch((error: unknown) => {
        throw explain(error, ask)
      }),
    readCookie: (name) => jar?.read(name) ?? null,
  }
}

/** Clients that use the network. */
export const nodeClients = (origin: string): Clients => ({
  withCookies: () => createClient(origin, createJar()),
  withoutCookies: () => createClient(origin, null),
})
