import {type Remote, startRemote} from '../remote.ts'
import type {Contender} from './contender.ts'
import {type Slice, type Task, tasks} from './task.ts'

/** A contender's figures for one task, by round. */
export interface Series {
  name: string
  task: Task
  samples: number[]
}

interface Plan {
  contenders: readonly Contender[]
  rounds: number
  /** Milliseconds of a slice. */
  slice: number
}

const WORKER = new URL('worker.ts', import.meta.url)

/** Milliseconds until V8 has compiled everything that it will compile. */
const WARM_UP = 200

type Runner = Series & {remote: Remote<Slice>}

async function performFresh({name, task}: Series): Promise<number> {
  const remote = startRemote<Slice>(WORKER, name)
  try {
    return await remote.perform({task, ms: 0})
  } finally {
    remote.close()
  }
}

/** The first value can be measured only once per process. */
const perform = (runner: Runner, ms: number): Promise<number> =>
  runner.task.work === 'first' ? performFresh(runner) : runner.remote.perform({task: runner.task, ms})

/** Runs all contenders in turn, task by task and round after round; every second round is reversed. */
async function runRounds(runners: readonly Runner[], {rounds, slice}: Plan): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    console.info(`round ${round} of ${rounds}`)
    for (const runner of round % 2 ? runners : runners.toReversed())
      runner.samples.push(await perform(runner, slice))
  }
}

export async function collect(plan: Plan): Promise<Series[]> {
  const remotes = plan.contenders.map(({name}) => ({name, remote: startRemote<Slice>(WORKER, name)}))
  const runners = tasks.flatMap((task) => remotes.map((one): Runner => ({...one, task, samples: []})))
  try {
    console.info('warming up')
    for (const {task, remote} of runners) if (task.work === 'warm') await remote.perform({task, ms: WARM_UP})
    await runRounds(runners, plan)
  } finally {
    for (const {remote} of remotes) remote.close()
  }
  return runners.map(({name, task, samples}) => ({name, task, samples}))
}
