import {startDemo} from '../../demo/server/testing/start-demo.ts'

/**
 * The shop in a separate process, because a page's globals are not a server's. Prints its address, and at the end its
 * errors.
 */
const demo = await startDemo({writesPerMinute: 1_000_000})
process.send?.({url: demo.url})
process.once('message', async () => {
  process.send?.({problems: demo.problems.map(String)})
  await demo.stop()
  process.disconnect?.()
})
