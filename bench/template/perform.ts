import {allocatedByRun, timeRun} from '../slice.ts'
import type {Contender} from './contender.ts'
import {prepare, type Stage} from './prepare.ts'
import type {Slice} from './task.ts'

let read = 0

/** Reading a concatenated string flattens it, as sending it does on a server: that is part of creating a page. */
const renderAndRead =
  ({render}: Stage) =>
  (): void => {
    read += render().charCodeAt(0)
  }

const measure = {
  render: (stage: Stage, ms: number) => timeRun(renderAndRead(stage), ms),
  compile: (stage: Stage, ms: number) => timeRun(stage.compile, ms),
  allocation: (stage: Stage, ms: number) => allocatedByRun(renderAndRead(stage), ms),
}

/** Performs tasks for one contender. */
export function createPerformer(contender: Contender): (slice: Slice) => Promise<number> {
  const stages = new Map<string, Promise<Stage>>()
  return async ({task, ms}) => {
    const key = `${task.count} ${task.of}`
    const stage = stages.get(key) ?? prepare(contender, task)
    stages.set(key, stage)
    const figure = measure[task.work](await stage, ms)
    if (!Number.isFinite(read)) throw new Error(`${contender.name}: an empty page`)
    return figure
  }
}
