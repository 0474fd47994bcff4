import {relative} from 'node:path'
import {afterAll, expect, inject} from 'vitest'
import {root} from '../../build/root.ts'
import {watchNodes} from './watch-nodes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of tests that run with React, too. */
    secondRun: readonly string[]
  }
}

// the imports of a file say whether it needs the second run; what it has rendered proves it
const hasRendered = watchNodes()
afterAll(() => {
  const file = relative(root, expect.getState().testPath ?? '')
  if (hasRendered() && !inject('secondRun').includes(file))
    throw new Error(`${file} renders components, but the second run leaves it out (test/partition.ts)`)
})
