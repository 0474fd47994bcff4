import {type Remote, startRemote} from '../remote.ts'
import type {Contender} from './contender.ts'
import {canDo, type Slice, type Task, tasks} from './task.ts'

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

type Runner = Series & {remote: Remote<Slice>}

const WORKER = new URL('worker.ts', import.meta.url)

/** Milliseconds until V8 has compiled everything that it will compile, however short later slices are. */
const WARM_UP = 200

function createRunners(contenders: readonly Contender[], remotes: readonly Remote<Slice>[]): Runner[] {
  const pairs = contenders.flatMap((contender, index) => {
    const remote = remotes[index]
    return remote ? [{contender, remote}] : []
  })
  return tasks.flatMap((task) =>
    pairs
      .filter(({contender}) => canDo(contender, task))
      .map(({contender: {name}, remote}) => ({name, task, samples: [], remote})),
  )
}

/**
 * Runs all contenders in turn, task by task and round after round, so that a temporary slowdown of the machine affects
 * them all. Every second round is reversed, so that no contender always follows the same one.
 */
async function runRounds(runners: readonly Runner[], rounds: number, ms: number): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    console.info(`round ${round} of ${rounds}`)
    for (const {samples, task, remote} of round % 2 ? runners : runners.toReversed())
      samples.push(await remote.perform({task, ms}))
  }
}

export async function collect({contenders, rounds, slice}: Plan): Promise<Series[]> {
  const remotes = contenders.map(({name}) => startRemote<Slice>(WORKER, name))
  const runners = createRunners(contenders, remotes)
  try {
    console.info('warming up')
    for (const {task, remote} of runners) await remote.perform({task, ms: WARM_UP})
    await runRounds(runners, rounds, slice)
  } finally {
    for (const remote of remotes) remote.close()
  }
  return runners.map(({name, task, samples}) => ({name, task, samples}))
}
