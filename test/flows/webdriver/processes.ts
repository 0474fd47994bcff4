import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {findPort} from '../../helpers/find-port.ts'

/** All running processes; none of them may outlive this process. */
const running = new Set<ChildProcess>()

/** Kills the process group: drivers start browsers, which start more processes. */
function kill(child: ChildProcess): void {
  running.delete(child)
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // it has already ended
  }
}

process.on('exit', () => running.forEach(kill))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv, pipes: number): ChildProcess {
  const child = spawn(program, args, {
    detached: true,
    env,
    stdio: ['ignore', 'ignore', 'ignore', ...Array<'pipe'>(pipes).fill('pipe')],
  })
  running.add(child)
  return child
}

export interface Started {
  stop: () => void
}

/** An X server on a free display: `:3`. */
export async function startDisplay(): Promise<Started & {name: string}> {
  const size = ['-screen', '0', '1600x1200x24']
  const child = run('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...size], process.env, 1)
  const pipe = child.stdio[3]
  if (!pipe) throw new Error('Xvfb has no pipe to tell its display by')
  const [number] = await once(pipe, 'data')
  return {name: `:${String(number).trim()}`, stop: () => kill(child)}
}

const START_MS = 10_000

/** A listening driver. */
export async function startDriver(program: string, env: NodeJS.ProcessEnv): Promise<Started & {url: string}> {
  const port = await findPort()
  const url = `http://127.0.0.1:${port}`
  const child = run(program, ['-p', `${port}`], env, 0)
  const end = Date.now() + START_MS
  for (;;) {
    try {
      await fetch(`${url}/status`)
      return {url, stop: () => kill(child)}
    } catch (error) {
      if (Date.now() > end) throw new Error(`${program} does not listen`, {cause: error})
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
