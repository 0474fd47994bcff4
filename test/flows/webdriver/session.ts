import {startDriver} from './processes.ts'

/** One browser, controlled by the commands of https://www.w3.org/TR/webdriver2. */
export interface Session {
  /** Returns the answer's `value`; `path` is relative to the session. */
  call: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
  /** The value of an expression in the page; promises are awaited. */
  evaluate: (expression: string) => Promise<unknown>
  close: () => Promise<void>
}

export interface SessionOptions {
  /** The driver program. */
  program: string
  env?: NodeJS.ProcessEnv
  /** The browser's `alwaysMatch` capabilities. */
  capabilities: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Milliseconds: a command without an answer would block all later ones. */
const COMMAND_TIMEOUT = 30_000

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT)
  const reply = await fetch(url, {method, signal, ...(body && {body: JSON.stringify(body)})})
  const answer: unknown = await reply.json()
  const value = isRecord(answer) ? answer.value : undefined
  if (!reply.ok && isRecord(value)) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}

/** Only asynchronous scripts await promises. They also work under a strict policy. */
const awaiting = (expression: string): string => `
  const done = arguments[arguments.length - 1]
  Promise.resolve().then(() => (${expression})).then((value) => done({value}), (error) => done({error: String(error)}))`

/** Milliseconds: a page that unloads during the script never answers. */
const SCRIPT_TIMEOUT = 5000

export async function startSession({program, env = {}, capabilities}: SessionOptions): Promise<Session> {
  const driver = await startDriver(program, {...process.env, ...env})
  // with `eager`, the next script gets lost
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
