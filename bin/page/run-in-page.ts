import {Worker} from 'node:worker_threads'
import {Misuse} from '../command/misuse.ts'
import type {Finding} from './check-page.ts'

/** Milliseconds for a page with a thousand products on a slow machine. */
const LONGEST = 120_000

interface Task {
  /** `check` mounts the widgets, `match` looks for what they could take over. */
  task: 'check' | 'match'
  html: string
  url: string
  /** Address of the folder with the built files. */
  dist: string
}

/** The optional dependencies of the package. */
const MISSING = 'check and adopt need packages that are not here: npm install css-select happy-dom'

const isMissing = (error: Error): boolean => 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'

/** Does a task in a thread that no page can hold, and that shares nothing with this one. */
export const runInPage = <Result = Finding[]>(task: Task): Promise<Result> =>
  new Promise((resolve, reject) => {
    // widgets need it, and the loader does nothing without it
    if (!('any' in AbortSignal)) throw new Misuse('check and adopt need Node 20.3 or later.')
    const worker = new Worker(new URL('bin/page.js', task.dist), {
      workerData: task,
      env: {},
      // what a page makes Vitrine print is in the findings
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => {
      reject(new Misuse(`the page takes longer than ${LONGEST / 1000} seconds.`))
      void worker.terminate()
    }, LONGEST)
    worker.once('message', (reply) => (reply instanceof Error ? reject(reply) : resolve(reply)))
    worker.once('error', (error) => reject(isMissing(error) ? new Misuse(MISSING) : error))
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('the page could not be opened'))
    })
  })
