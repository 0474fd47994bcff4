import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {CannotStart} from './shop.ts'

interface Options {
  command: string
  args: readonly string[]
  folder: string
  env?: Readonly<Record<string, string>>
  /** The text that it prints when it is ready. */
  ready: string
  /** Milliseconds. */
  within: number
}

export interface Server {
  stop: () => Promise<void>
}

const stopOf = (child: ChildProcess) => async () => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(late)
}

/** Starts a program, and waits until it is ready. If it fails, the error contains its output. */
export async function runServer({command, args, folder, env = {}, ready, within}: Options): Promise<Server> {
  const child = spawn(command, args, {
    cwd: folder,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = stopOf(child)
  let output = ''
  const isReady = new Promise<boolean>((resolve) => {
    const hear = (text: Buffer) => {
      output = (output + text).slice(-4000)
      if (output.includes(ready)) resolve(true)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', () => resolve(false))
    child.on('exit', () => resolve(false))
    setTimeout(() => resolve(false), within).unref()
  })
  if (await isReady) return {stop}
  await stop()
  throw new CannotStart(`${command} ${args.join(' ')} does not serve: ${output}`)
}
