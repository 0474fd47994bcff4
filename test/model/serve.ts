import {startDemo} from '../../demo/server/testing/start-demo.ts'

/** The shop in a process of its own: a page's globals are none of a server's. Tells its address, and at the end its mistakes. */
const demo = await startDemo({writesPerMinute: 1_000_000})
process.send?.({url: demo.url})
process.once('message', async () => {
  process.send?.({problems: demo.problems.map(String)})
  await demo.stop()
  process.disconnect?.()
})
