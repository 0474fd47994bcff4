import {timeRun} from '../slice.ts'
import type {Contender, Writers} from './contender.ts'
import type {Slice, Task} from './task.ts'
import {createValues, type Kind, type Lists} from './values.ts'

/** Values per run: too many for any cache of texts. */
const COUNT = 1000

const many = createValues(COUNT)
const one = createValues(1)

export const bind = <K extends Kind>(writers: Writers, kind: K, lists: Lists): (() => string) => {
  const write = writers[kind]
  const values = lists[kind]
  return () => write(values)
}

let read = 0

/** Reads the text, because V8 might not create an unused one. */
const writeAndRead = (write: () => string) => (): void => {
  read += write().length
}

/** Milliseconds of CPU time from a running process to the first text. */
async function timeFirst({open}: Contender, {locale, kind}: Task): Promise<number> {
  const before = process.cpuUsage()
  writeAndRead(bind(await open(locale), kind, one))()
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Performs tasks for one contender; a process can perform only one `first`. */
export function createPerformer(contender: Contender): (slice: Slice) => Promise<number> {
  const opened = new Map<string, Promise<Writers>>()
  return async ({task, ms}) => {
    if (task.work === 'first') return timeFirst(contender, task)
    const writers = opened.get(task.locale) ?? contender.open(task.locale)
    opened.set(task.locale, writers)
    const figure = timeRun(writeAndRead(bind(await writers, task.kind, many)), ms) / COUNT
    if (!read) throw new Error(`${contender.name}: nothing was written`)
    return figure
  }
}
