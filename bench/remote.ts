import {type ChildProcess, fork, type Serializable} from 'node:child_process'
import {fileURLToPath} from 'node:url'

export interface Remote<Task> {
  perform: (task: Task) => Promise<number>
  close: () => void
}

function ask(child: ChildProcess, name: string, task: Serializable): Promise<number> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`${name}: its process ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (figure) => {
      child.off('exit', onExit)
      resolve(Number(figure))
    })
    child.send(task)
  })
}

/** Runs a contender in a separate process, so that its garbage and V8's type feedback do not affect the others. */
export function startRemote<Task extends Serializable>(worker: URL, name: string): Remote<Task> {
  const child = fork(fileURLToPath(worker), [name])
  return {
    perform: (task) => ask(child, name, task),
    close: () => child.disconnect(),
  }
}
