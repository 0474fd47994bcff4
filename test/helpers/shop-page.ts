import {afterAll, beforeEach} from 'vitest'
import {type FakeServer, startFakeServer} from './fake-server.ts'
import {createShop, type FakeShop} from './fake-shop.ts'
import {freshPage} from './fresh-page.ts'

export interface ShopPage {
  server: FakeServer
  /** A new shop for each test; the server answers for it. */
  shop: FakeShop
  /** Navigates to another address of the shop without loading it. */
  visit: (path: string) => void
  /** Received calls, as `GET /path`. */
  calls: () => string[]
  /** Bodies of the received additions. */
  additions: () => unknown[]
}

/** Gives each test of a file a separate page in a shop: its origin is that of a real server. */
export async function shopPage(): Promise<ShopPage> {
  const server = await startFakeServer()
  const {received} = server
  const page: ShopPage = {
    server,
    shop: createShop(),
    visit: (path) => happyDOM.setURL(server.origin + path),
    calls: () => received.map(({method, url}) => `${method} ${url.split('?')[0]}`),
    additions: () => received.filter(({method}) => method === 'POST').map(({body}) => body),
  }
  freshPage()
  beforeEach(() => {
    page.visit('/')
    page.shop = createShop()
    server.answer(page.shop.answer)
  })
  afterAll(() => server.close())
  return page
}
