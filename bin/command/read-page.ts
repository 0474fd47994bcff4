import {decodePage} from './decode-page.ts'
import {fetchBytes} from './fetch-text.ts'
import {Misuse} from './misuse.ts'

const MOST_REDIRECTS = 5

/** A page, and the address and headers of the reply that it came with. */
export interface PageReply {
  url: string
  status: number
  headers: Headers
  text: string
}

/** The reason of a failed request: `fetch` only says "fetch failed". */
const reasonOf = (error: unknown): unknown => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : cause
}

/** A page by its address. A server must not send the command to other servers, which it may reach where the server cannot. */
export async function readPage(url: string, redirects = MOST_REDIRECTS): Promise<PageReply> {
  try {
    const {reply, bytes} = await fetchBytes(url)
    const {status, headers} = reply
    const target = headers.get('Location')
    if (!/^3/.test(`${status}`) || !target)
      return {url, status, headers, text: decodePage(bytes, headers.get('Content-Type') ?? undefined).text}
    const next = new URL(target, url)
    if (next.origin !== new URL(url).origin)
      throw new Error(`it redirects to ${next.origin}; check that server`)
    if (!redirects) throw new Error('it redirects again and again')
    return await readPage(next.href, redirects - 1)
  } catch (error) {
    if (error instanceof Misuse) throw error
    throw new Misuse(`${url} does not answer: ${reasonOf(error)}`)
  }
}
