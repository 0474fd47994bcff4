import {once} from 'node:events'
import {connect} from 'node:net'
import {expect, it} from 'vitest'
import {noContent, startFakeServer} from './fake-server.ts'

it('closes during a body, without an unhandled error', async () => {
  const server = await startFakeServer()
  server.answer(noContent)
  const {hostname, port} = new URL(server.origin)
  const visitor = connect(Number(port), hostname)
  await once(visitor, 'connect')
  visitor.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nhalf')
  const isClosed = once(visitor, 'close')
  // answered after the first half of the other body has arrived
  await fetch(server.origin)
  await server.close()
  await isClosed
  expect(server.received).toMatchObject([{method: 'GET'}])
})
