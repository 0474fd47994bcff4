import {type ChildProcess, fork} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import type {Slice} from './task.ts'

const worker = fileURLToPath(new URL('worker.ts', import.meta.url))

export interface Remote {
  perform: (slice: Slice) => Promise<number>
  close: () => void
}

function ask(child: ChildProcess, name: string, slice: Slice): Promise<number> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`${name}: its process ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (figure) => {
      child.off('exit', onExit)
      resolve(Number(figure))
    })
    child.send(slice)
  })
}

/** A contender in a process of its own: neither its garbage nor what V8 has learnt of its code concerns the others. */
export function startRemote(name: string): Remote {
  const child = fork(worker, [name])
  return {
    perform: (slice) => ask(child, name, slice),
    close: () => child.disconnect(),
  }
}
