import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http'

/** A received request. */
export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  /** The parsed JSON, otherwise the text. */
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

/** Closes the connection before any answer. */
export const drop: Answer = (response) => response.destroy()

/** Keeps the connection open without an answer. */
export const silence: Answer = () => {}

/** Answers when it is released. */
export function hold(answer: Answer): {answer: Answer; release: () => void} {
  let release = () => {}
  const isOpen = new Promise<void>((resolve) => {
    release = resolve
  })
  return {answer: (response, request) => void isOpen.then(() => answer(response, request)), release}
}

/** Sends the head and half of the body, and then nothing more. */
export const stall: Answer = (response) => response.writeHead(200, {'content-length': '99'}).write('{"a":')

/** Sends half of the body, and then closes the connection. */
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
  /** Answers the next calls in this order; the last answer stays. */
  answer: (...answers: Answer[]) => void
  close: () => Promise<void>
}

/** A real server on a free port with configurable answers. */
export async function startFakeServer(): Promise<FakeServer> {
  const received: Received[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] | undefined = await request.toArray().catch(() => undefined)
    // the visitor or the server has disconnected: no one waits for an answer
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
