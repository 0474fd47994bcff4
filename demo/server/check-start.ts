import {createServer} from 'node:net'
import {failToListen, readOrFail} from './fail.ts'

/** Ends with a message where the shop could not start: before `npm start` builds for a minute. */

const {host, port} = readOrFail()
const server = createServer()
server.once('error', (error) => failToListen(host, port, error))
server.listen(port, host, () => server.close())
