import {isRecord} from '../../../src/lib/is-record.ts'
import {readPath} from '../../../src/lib/read-path.ts'

type Fields = Readonly<Record<string, unknown>>

/** Calls Vendure's Admin API as the superadmin. */
export async function logIn(origin: string) {
  let token = ''
  async function ask(query: string, variables: Fields = {}): Promise<unknown> {
    const reply = await fetch(`${origin}/admin-api`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...(token && {Authorization: `Bearer ${token}`})},
      body: JSON.stringify({query, variables}),
    })
    token = reply.headers.get('vendure-auth-token') ?? token
    const body: unknown = await reply.json()
    const code = readPath(body, 'data.r.errorCode')
    if (!isRecord(body) || body.errors || code)
      throw new Error(`${query.slice(0, 80)}: ${JSON.stringify(code ?? readPath(body, 'errors'))}`)
    return readPath(body, 'data.r')
  }
  await ask(
    'mutation{r:login(username:"superadmin",password:"superadmin"){__typename ...on ErrorResult{errorCode}}}',
  )
  return ask
}

export type Admin = Awaited<ReturnType<typeof logIn>>
