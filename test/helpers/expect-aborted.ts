import {expect} from 'vitest'
import {type FakeServer, silence} from './fake-server.ts'

/** A call that is given up while the server is silent fails as aborted. */
export async function expectAborted(
  server: FakeServer,
  call: (signal: AbortSignal) => unknown,
): Promise<void> {
  server.answer(silence)
  const control = new AbortController()
  const found = call(control.signal)
  control.abort()
  await expect(found).rejects.toMatchObject({kind: 'aborted'})
}
