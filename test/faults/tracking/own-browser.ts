import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {rmSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {type Browser, chromium} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../../chromium.ts'
import {until} from './until.ts'

/** A separate browser whose profile outlives it, and that has no debugger before `connectTo`. */
export interface OwnBrowser {
  profile: string
  /** Ends it like a crash: kills all of its processes at once, without writing anything. */
  kill: () => Promise<void>
}

/** Milliseconds that it may take to start. */
const START = 20_000

/** The file with its debugging port. */
const portFile = (profile: string): string => join(profile, 'DevToolsActivePort')

function killGroup({pid}: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // it has already ended
  }
}

export function startOwn(profile: string, url = 'about:blank'): OwnBrowser {
  rmSync(portFile(profile), {force: true})
  const args = ['--headless', ...CHROMIUM_ARGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const program = findChromium() ?? chromium.executablePath()
  const child = spawn(program, [...args, url], {detached: true, stdio: 'ignore'})
  const exit = once(child, 'exit')
  // an interrupted test run leaves no browser behind
  const onExit = () => killGroup(child)
  process.once('exit', onExit)
  return {
    profile,
    kill: async () => {
      process.off('exit', onExit)
      killGroup(child)
      await exit
    },
  }
}

export async function connectTo({profile}: OwnBrowser): Promise<Browser> {
  const readPort = () =>
    readFile(portFile(profile), 'utf8').then(
      (text) => text.split('\n')[0],
      () => '',
    )
  if (!(await until(async () => Boolean(await readPort()), START)))
    throw new Error(`the browser does not start in ${START} ms`)
  return chromium.connectOverCDP(`http://127.0.0.1:${await readPort()}`)
}
