import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http'

/** A request as it came in. */
export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** The parsed JSON, else the text. */
  body: unknown
}

export type Answer = (response: ServerResponse, request: Received) => void

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, {'content-type': 'application/json', ...headers}).end(JSON.stringify(body))

export const html =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status, {'content-type': 'text/html'}).end(body)

export const noContent: Answer = (response) => response.writeHead(204).end()

/** The connection is cut before a word is said. */
export const drop: Answer = (response) => response.destroy()

/** The connection stays open and nothing comes. */
export const silence: Answer = () => {}

/** The answer comes when it is let go. */
export function hold(answer: Answer): {answer: Answer; release: () => void} {
  let release = () => {}
  const isOpen = new Promise<void>((resolve) => {
    release = resolve
  })
  return {answer: (response, request) => void isOpen.then(() => answer(response, request)), release}
}

/** Head and half of the body come, then nothing more. */
export const stall: Answer = (response) => response.writeHead(200, {'content-length': '99'}).write('{"a":')

/** Half of the body comes, then the connection is cut. */
export const cut: Answer = (response) =>
  response.writeHead(200, {'content-length': '99'}).write('{"a":', () => response.destroy())

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export interface FakeServer {
  origin: string
  received: Received[]
  /** The next calls are answered so, in order; the last answer stays. */
  answer: (...answers: Answer[]) => void
  close: () => Promise<void>
}

/** A real server on a free port that answers as it is told. */
export async function startFakeServer(): Promise<FakeServer> {
  const received: Received[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] | undefined = await request.toArray().catch(() => undefined)
    // its visitor has gone, or the server: nobody waits for an answer
    if (!chunks) return
    const {method = '', url = '', headers} = request
    const call = {method, url, headers, body: parse(Buffer.concat(chunks).toString())}
    received.push(call)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer) answer(response, call)
    else json({error: 'no answer was set'}, 500)(response, call)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('fake server: no port; listen on TCP')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    received,
    answer: (...next) => {
      answers = next
      received.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
