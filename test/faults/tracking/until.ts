import {setTimeout as sleep} from 'node:timers/promises'

const PAUSE = 20

/** Whether the condition becomes true within this many milliseconds. */
export async function until(isSo: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const end = performance.now() + ms
  while (!(await isSo())) {
    if (performance.now() > end) return false
    await sleep(PAUSE)
  }
  return true
}
