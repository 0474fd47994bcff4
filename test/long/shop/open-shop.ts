import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {fileURLToPath} from 'node:url'

export interface RunningShop {
  url: string
  /** Ends it like `kill -9`, in the middle of any work. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const MAIN = fileURLToPath(new URL('../../../demo/server/main.ts', import.meta.url))

async function readUrl(child: ChildProcess): Promise<string> {
  for await (const chunk of child.stdout ?? []) {
    const url = /http:\/\/\S+:\d+/.exec(String(chunk))?.[0]
    if (url) return url
  }
  throw new Error('the shop did not open')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** The shop as `npm start -- --qa` opens it, in a separate process behind one proxy, on a database file. */
export async function openShop(databaseFile: string): Promise<RunningShop> {
  const env = {...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: databaseFile, PROXIES: '1'}
  const child = spawn(process.execPath, [MAIN, '--qa'], {env, stdio: ['ignore', 'pipe', 'inherit']})
  return {
    url: await readUrl(child),
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  }
}
