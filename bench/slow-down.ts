import type {CDPSession} from 'playwright-core'

interface Slowness {
  /** Milliseconds of a round trip. */
  latency: number
  /** How many times slower than the machine's the processor is. */
  cpu: number
}

/** For all that the page loads and runs from now on. */
export async function slowDown(session: CDPSession, {latency, cpu}: Slowness): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpu})
}
