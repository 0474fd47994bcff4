import type {CDPSession} from 'playwright-core'

/** CPU time of the main thread so far, in milliseconds. */
export async function readCpu(session: CDPSession): Promise<number> {
  const {metrics} = await session.send('Performance.getMetrics')
  const time = metrics.find(({name}) => name === 'ThreadTime')?.value
  if (time === undefined) throw new Error('This Chromium does not tell the metric ThreadTime')
  return time * 1000
}
