import {startDriver} from './processes.ts'

/** One browser, by the commands of https://www.w3.org/TR/webdriver2. */
export interface Session {
  /** Its answer's `value`; `path` is behind the session's own. */
  call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
  /** What an expression is in the page; a promise is awaited. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

export interface SessionOptions {
  /** The driver. */
  program: string
  env?: NodeJS.ProcessEnv
  /** Of the browser: `alwaysMatch`. */
  capabilities: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Milliseconds: a command that the browser never answers would hold up all that comes after. */
const COMMAND_TIMEOUT = 30_000

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT)
  const reply = await fetch(url, {method, signal, ...(body && {body: JSON.stringify(body)})})
  const answer: unknown = await reply.json()
  const value = isRecord(answer) ? answer.value : undefined
  if (!reply.ok && isRecord(value)) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

/** Promises are only awaited by the asynchronous kind. Under a strict policy it works as any other. */
const awaiting = (expression: string): string => `
  const done = arguments[arguments.length - 1]
  Promise.resolve().then(() => (${expression})).then((value) => done({value}), (error) => done({error: String(error)}))`

/** Milliseconds: a page that goes away meanwhile never answers. */
const SCRIPT_TIMEOUT = 5000

export async function startSession({program, env = {}, capabilities}: SessionOptions): Promise<Session> {
  const driver = await startDriver(program, {...process.env, ...env})
  // of `eager`, the next script gets lost
  const wanted = {pageLoadStrategy: 'normal', timeouts: {script: SCRIPT_TIMEOUT}, ...capabilities}
  const created = await send(`${driver.url}/session`, 'POST', {capabilities: {alwaysMatch: wanted}})
  const id = isRecord(created) ? created.sessionId : undefined
  const base = `${driver.url}/session/${id}`
  const call: Session['call'] = (method, path, body) => send(base + path, method, body)
  return {
    call,
    async evaluate(expression) {
      const answer = await call('POST', '/execute/async', {script: awaiting(expression), args: []})
      if (isRecord(answer) && answer.error) throw new Error(`${expression}: ${answer.error}`)
      return isRecord(answer) ? answer.value : undefined
    },
    async close() {
      await call('DELETE', '').catch(() => {})
      driver.stop()
    },
  }
}
