import {createQueue} from '../../lib/queue.ts'
import {page} from '../../page/page.ts'

const enqueue = createQueue()

/**
 * Runs tasks of a name one at a time, in all tabs where the browser can. Pages without a secure context have no locks,
 * and documents without an origin may not use theirs: they keep the order within a page.
 */
export async function inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  const {locks} = navigator
  if (!locks) return enqueue(name, task)
  const lock = `vitrine-cart ${name}`
  const end = await page().takeTurn?.(lock)
  if (end) return task().finally(end)
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return task()
  }
  try {
    return await locks.request(lock, begin)
  } catch (error) {
    if (hasBegun) throw error
    return enqueue(name, task)
  }
}
