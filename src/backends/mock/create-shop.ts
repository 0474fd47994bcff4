import type {Answer, Ask} from './ask.ts'
import {cartRoutes} from './cart-routes.ts'
import {commentRoutes, type StoredComments} from './comment-routes.ts'
import {formRoutes} from './form-routes.ts'
import type {Store} from './held-cart.ts'
import {listRoutes} from './list-routes.ts'
import {memberListRoutes} from './member-list-routes.ts'
import {otherRoutes} from './other-routes.ts'
import {Refusal} from './refusal.ts'
import type {Route} from './route.ts'
import {searchRoutes} from './search-routes.ts'
import type {Supply} from './supply.ts'
import {type Receipts, withdrawalRoutes} from './withdrawal-routes.ts'

interface Parts {
  /** Read again for each call: a page can have more than before. */
  readSupply: () => Supply
  store: Store
  /** Holds the lists of the member. */
  lists: Store
}

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')

/** The segments at the asterisks of a pattern; null if the path does not match. */
function partsOf(path: string, pattern: string): string[] | null {
  const [segments, names] = [segmentsOf(path), segmentsOf(pattern)]
  const isSame = names.every((name, place) => (name === '*' ? segments[place] : name === segments[place]))
  return isSame && names.length === segments.length
    ? segments.filter((_, place) => names[place] === '*')
    : null
}

function serve(routes: readonly Route[], ask: Ask): Answer {
  const [path = '', query = ''] = ask.path.split('?')
  for (const [method, pattern, run] of routes) {
    const parts = method === ask.method && partsOf(path, pattern)
    if (parts) return run(ask, parts.map(decodeURIComponent), new URLSearchParams(query))
  }
  throw new Refusal(404, `The shop in the page does not answer ${ask.method} ${path}.`)
}

/** A shop that answers the calls of `src/api/openapi.yaml` without a server. */
export function createShop({readSupply, store, lists}: Parts): (ask: Ask) => Answer {
  const keys = new Set<string>()
  const receipts: Receipts = new Map()
  const comments: StoredComments = new Map()
  return (ask) => {
    try {
      const supply = readSupply()
      const routes = [
        ...cartRoutes({supply, store}),
        ...formRoutes(supply, keys),
        ...withdrawalRoutes(receipts),
        ...commentRoutes(comments),
        ...listRoutes(supply),
        ...memberListRoutes(lists),
        ...otherRoutes(supply),
        ...searchRoutes(supply),
      ]
      return serve(routes, ask)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return {status: error.status, body: error.body}
    }
  }
}
