import {once} from 'node:events'
import {createServer} from 'node:net'

/** A port that is free now, for programs that have to be given one. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
