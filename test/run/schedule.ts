import type {Check} from './check.ts'

/** The load of a check that keeps all processors busy. */
const ALL = 2

interface Waiting extends Pick<Check, 'name' | 'load' | 'after'> {}

/**
 * Runs checks in their order, as many side by side as the machine has processors for: one that keeps all busy runs alone,
 * beside those that only wait for a network. A check starts when those that it names have ended; it overtakes only checks
 * that have to wait for others, so that a large one is not put off by small ones.
 */
export async function runInOrder<C extends Waiting, R>(
  checks: readonly C[],
  run: (check: C) => Promise<R>,
): Promise<R[]> {
  const waiting = [...checks]
  const running = new Map<C, Promise<R>>()
  const results = new Map<C, R>()
  const loadOf = ({load}: C): number => load ?? ALL
  const isReady = ({after = []}: C): boolean =>
    !after.some((name) => [...waiting, ...running.keys()].some((other) => other.name === name))
  const isFree = (check: C): boolean => {
    const load = [...running.keys()].reduce((sum, other) => sum + loadOf(other), 0)
    return load + loadOf(check) <= ALL
  }

  function start(check: C): void {
    waiting.splice(waiting.indexOf(check), 1)
    running.set(
      check,
      run(check).then((result) => {
        running.delete(check)
        results.set(check, result)
        return result
      }),
    )
  }

  function startNext(): boolean {
    const next = waiting.find(isReady)
    if (!next || !isFree(next)) return false
    start(next)
    return true
  }

  while (waiting.length || running.size) {
    while (startNext());
    if (!running.size)
      throw new Error(`these wait for each other: ${waiting.map(({name}) => name).join(', ')}`)
    await Promise.race(running.values())
  }
  return checks.flatMap((check) => results.get(check) ?? [])
}
