import {useSyncExternalStore} from 'react'
import {fromKeys} from '../src/lib/from-keys.ts'
import type {Cart} from '../src/model/cart.ts'
import {emit} from '../src/page/emit.ts'
import {page} from '../src/page/page.ts'
import {putStrings} from '../src/page/put-strings.ts'
import type {AddInput, CartState} from '../src/page/store/types.ts'

const loadCart = async () => (await import('../src/page/store/public.ts')).cart

const CALLS = ['get', 'refresh', 'add', 'update', 'remove'] as const

export interface CartCalls {
  get: () => Promise<Cart>
  refresh: () => Promise<Cart>
  add: (input: AddInput) => Promise<Cart>
  update: (entryId: string, quantity: number) => Promise<Cart>
  remove: (entryId: string) => Promise<Cart>
}

/** The visitor’s cart; what asks the server is fetched with the first call. */
export const cart: CartCalls = fromKeys(CALLS, (name) => async (...args: unknown[]): Promise<Cart> => {
  const calls = await loadCart()
  return Reflect.apply(calls[name], calls, args)
})

/** On a server there is no visitor. */
const UNKNOWN: CartState = {cart: null, synced: false, loading: false, recalculating: false, lastAdded: null}

const read = () => page().state

function subscribe(changed: () => void): () => void {
  const {subscribers} = page()
  subscribers.add(changed)
  // reads the cart where the visitor has one
  void loadCart().catch(() => {})
  return () => void subscribers.delete(changed)
}

/** The cart as widgets see it, in step with all of them. */
export const useCart = (): Readonly<CartState> => useSyncExternalStore(subscribe, read, () => UNKNOWN)

export interface Settings {
  /** Origin of the API, where it is not the page’s own. */
  api?: string
  /** The kind of shop. @default 'platform' */
  backend?: string
  /** `omit`: no call to another origin carries cookies. @default 'include' */
  credentials?: 'include' | 'omit'
  /** Addresses that scripts of captchas may come from, apart by spaces, besides the page’s own and their providers’. */
  scripts?: string
  /** Texts in place of ours, by key: `{'add-to-cart.added': 'In the bag'}`. */
  strings?: Record<string, string>
}

/** Says, in the browser, what the loader’s tag and `Vitrine.strings` say on pages without an app. Called before anything is rendered. */
export function configure({api, backend, credentials, scripts, strings}: Settings): void {
  const settings = page()
  if (scripts !== undefined) settings.scripts = scripts
  if (api !== undefined) settings.api = api
  if (backend !== undefined) settings.backend = backend
  if (credentials !== undefined) settings.credentials = credentials
  if (!strings) return
  putStrings(strings)
  if (typeof document !== 'undefined') emit('strings', strings)
}
