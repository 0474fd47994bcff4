import {useSyncExternalStore} from 'react'
import {fromKeys} from '../src/lib/from-keys.ts'
import type {Cart} from '../src/model/cart.ts'
import type {CartMode} from '../src/page/cart-place.ts'
import {emit} from '../src/page/emit.ts'
import {page} from '../src/page/page.ts'
import type {AddInput, PageState} from '../src/page/store/types.ts'
import {putStrings} from '../src/page/texts.ts'

const loadCart = async () => (await import('../src/page/store/public.ts')).openCart()

const CALLS = ['get', 'refresh', 'add', 'update', 'remove'] as const

export interface CartCalls {
  get: () => Promise<Cart>
  refresh: () => Promise<Cart>
  add: (input: AddInput) => Promise<Cart>
  update: (entryId: string, quantity: number) => Promise<Cart>
  remove: (entryId: string) => Promise<Cart>
}

/** The visitor’s cart. The API client is fetched with the first call. */
export const cart: CartCalls = fromKeys(CALLS, (name) => async (...args: unknown[]): Promise<Cart> => {
  const calls = await loadCart()
  return Reflect.apply(calls[name], calls, args)
})

/** On a server there is no visitor. */
const UNKNOWN: PageState = {
  cart: null,
  synced: false,
  loading: false,
  recalculating: false,
  lastAdded: null,
  member: null,
}

const read = () => page().state

function subscribe(changed: () => void): () => void {
  const {subscribers} = page()
  subscribers.add(changed)
  // reads the cart if the visitor has one, and the member
  void loadCart().catch(() => {})
  return () => void subscribers.delete(changed)
}

/** The cart and the member as the widgets see them, in sync with all of them. */
export const useCart = (): Readonly<PageState> => useSyncExternalStore(subscribe, read, () => UNKNOWN)

export interface Settings {
  /** Origin of the API, if it differs from the page’s own. */
  api?: string
  /** The kind of shop. @default 'platform' */
  backend?: string
  /** `omit`: calls to another origin carry no cookies. @default 'include' */
  credentials?: 'include' | 'omit'
  /** What adding to the cart opens; with `drawer`, the cart link opens it, too. @default 'popover' */
  cart?: CartMode
  /**
   * Addresses that captcha scripts may load from, separated by spaces, in addition to the page’s own and their
   * providers’.
   */
  scripts?: string
  /** Overrides texts, by key: `{'add-to-cart.added': 'In the bag'}`. */
  strings?: Record<string, string>
}

/**
 * Sets, in the browser, the options that the loader’s tag and `Vitrine.strings` set on pages without an app. Call it
 * before rendering anything.
 */
export function configure({api, backend, credentials, cart: opened, scripts, strings}: Settings): void {
  const settings = page()
  if (scripts !== undefined) settings.scripts = scripts
  if (api !== undefined) settings.api = api
  if (backend !== undefined) settings.backend = backend
  if (credentials !== undefined) settings.credentials = credentials
  if (opened !== undefined) settings.cart = opened
  if (!strings) return
  putStrings(strings)
  if (typeof document !== 'undefined') emit('strings', strings)
}
