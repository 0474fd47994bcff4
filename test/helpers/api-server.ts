import {afterAll, afterEach, beforeEach, vi} from 'vitest'
import {page} from '../../src/page/page.ts'
import {type FakeServer, startFakeServer} from './fake-server.ts'

/** A server for each test of a file. The visitor's CSRF token is `c`. */
export async function apiServer(): Promise<FakeServer> {
  const server = await startFakeServer()
  beforeEach(() => {
    vi.stubGlobal('document', {cookie: 'crumb=c'})
    page().api = server.origin
  })
  afterEach(() => vi.unstubAllGlobals())
  afterAll(() => server.close())
  return server
}
