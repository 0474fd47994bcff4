import {parseJson} from '../../lib/parse-json.ts'
import {toJson} from '../../lib/to-json.ts'
import {type HeldList, MOST_ITEMS, parseHeld} from '../../model/kept-list.ts'
import {type Ask, answer, readBody} from './ask.ts'
import type {Store} from './held-cart.ts'
import {Refusal} from './refusal.ts'
import type {Route} from './route.ts'

const NAME = /^[a-z][a-z0-9-]{0,39}$/
const PATH = '/api/site-users/account/lists/*'

/** Each list in the store, by name. */
function readLists({read}: Store): ReadonlyMap<string, HeldList> {
  const parsed = parseJson(read() ?? '{}')
  return new Map(
    Object.entries(parsed.ok && parsed.value ? parsed.value : {}).flatMap(([name, value]) => {
      const list = parseHeld(value)
      return list.ok ? [[name, list.value] as const] : []
    }),
  )
}

function checkName(name: string): void {
  if (!NAME.test(name)) throw new Refusal(400, 'This is no name of a list.')
}

const listIn = (store: Store, name: string): HeldList =>
  readLists(store).get(name) ?? {itemIds: [], version: '0'}

function readSent(ask: Ask): HeldList {
  const body = readBody(ask)
  const sent = parseHeld(body)
  if (!sent.ok) throw new Refusal(400, `The body ${sent.problem}.`)
  if (Array.isArray(body.itemIds) && body.itemIds.length > MOST_ITEMS)
    throw new Refusal(400, `A list must not have more than ${MOST_ITEMS} products.`)
  return sent.value
}

/** Lists of the member; the page has one member at a time. */
export const memberListRoutes = (store: Store): readonly Route[] => [
  [
    'GET',
    PATH,
    (_ask, [name = '']) => {
      checkName(name)
      return answer(listIn(store, name))
    },
  ],
  [
    'PUT',
    PATH,
    (ask, [name = '']) => {
      checkName(name)
      const [sent, held] = [readSent(ask), listIn(store, name)]
      if (sent.version !== held.version) throw new Refusal(409, 'The list has changed meanwhile.')
      // the page knows only its products: those of other pages stay
      const saved = {itemIds: sent.itemIds, version: `${Number(held.version) + 1}`}
      store.write(toJson(Object.fromEntries([...readLists(store), [name, saved]])))
      return answer(saved)
    },
  ],
]
