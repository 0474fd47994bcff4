import {spawn} from 'node:child_process'
import {environment, type InstalledApp} from './install-app.ts'

const START_MS = 30_000
const HOST = '127.0.0.1'

export interface ServedApp {
  url: string
  /** What the server has written so far. */
  log: () => string
  stop: () => void
}

async function awaitServer(url: string): Promise<void> {
  const end = Date.now() + START_MS
  for (;;) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (Date.now() > end) throw new Error(`${url} does not answer`, {cause: error})
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/** The app's production server on a port that is free. */
export async function serveApp({folder}: Pick<InstalledApp, 'folder'>, port: number): Promise<ServedApp> {
  const env = environment({NODE_ENV: 'production', HOST, PORT: `${port}`})
  // a separate process group: npm starts the server
  const child = spawn('npm', ['start', '--silent'], {cwd: folder, env, detached: true})
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (written += text))
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
  }
  const url = `http://${HOST}:${port}`
  try {
    await awaitServer(url)
  } catch (error) {
    stop()
    throw new Error(`The server of the app says: ${written}`, {cause: error})
  }
  return {url, log: () => written, stop}
}
