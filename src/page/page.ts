import type {EventDetails} from '../contract/events.ts'
import type {CartState} from './store/types.ts'

/** What became of an event. */
export interface TrackResult {
  /** Its `event_id`; null where it is not sent: tracking is off for this visitor, or too many events wait. */
  id: string | null
}

/** Resolves what `Vitrine.track` returned; the first call counts. */
export type Settle = (result: TrackResult | Promise<TrackResult>) => void

/** An event kept until the tracking chunk sends it. */
export interface KeptEvent {
  event: string
  data: unknown
  /** Epoch ms. */
  at: number
  /** Absent where the caller does not wait for the result. */
  settle?: Settle | undefined
}

/** What the loader's own tag says: its `data-*` attributes. */
export interface Tag {
  /** Folder of the built files, ending in a slash. Empty where no loader has run. */
  base: string
  /**
   * Origin of the API; absent for the page's own. `mock` is short for a `backend` of that name. Of other backends, the
   * address of the shop's own API.
   */
  api?: string | undefined
  /** Of some backends: the shop's public key, its channel, its region. */
  key?: string | undefined
  channel?: string | undefined
  region?: string | undefined
  /** The kind of shop, a folder of `src/backends`. @default 'platform' */
  backend?: string | undefined
  /** Milliseconds that each reply of the shop in the page takes. */
  mockDelay?: string | undefined
  /** Calls that the shop in the page answers with a fault: `all`, or beginnings of paths, separated by spaces. */
  mockFail?: string | undefined
  /** `omit`: no call to another origin carries cookies. */
  credentials?: string | undefined
  /** There or not. */
  debug?: string | undefined
  /** Origin of the events' host; absent for that of the page's environment. */
  events?: string | undefined
  /** `off`: no tracking and no error reports. `validate`: events are only checked, and none is sent. */
  tracking?: string | undefined
  /** Which errors are reported: `own` by default, `all`, or `off`. */
  errors?: string | undefined
  /** There or not. */
  compat?: string | undefined
  /** Addresses, separated by spaces, that scripts of captchas and recorders may come from besides the page and their providers. */
  scripts?: string | undefined
  /** What chunks fetch others with, and all that those need: names of files, separated by spaces. Absent where no loader has run. */
  loadLater?: (<T>(files: string, attempt?: number) => Promise<T>) | undefined
  /** The loader's own, for the page engine: `showBusy` of `show-busy.ts`. */
  showBusy?: ((pressed: Element) => (() => void) | undefined) | undefined
  /** Hears uses, where it does not yet. Absent where no loader has run. */
  listen?: () => void
}

/** The QA overlay, as the observed code sees it. */
export interface Onlooker {
  /** A mistake in the page. */
  warned: (widget: string, problem: string, element: Element | undefined) => void
  /**
   * What a widget goes by, by attribute. Those that its element does not have are defaults. `known` are the names that an
   * attribute may have, where they are more than those.
   */
  read: (element: Element, props: Readonly<Record<string, unknown>>, known?: readonly string[]) => void
  /** Makes a part of the tracking, by its own factory, so that it can be looked on at. */
  watch: <Parts extends object, Part>(create: (parts: Parts) => Part) => (parts: Parts) => Part
}

/** What the loader knows of its tag and what pages asked of it, shared by all builds on a page. */
export interface VitrinePage extends Tag {
  /** Texts by key that the page has put in place of ours; behind them, as their prototype, those of its language. */
  strings: Record<string, string>
  /** Which category a number has in the page's language; set with its catalogue, absent for English. */
  plural?: (n: number) => Intl.LDMLPluralRule
  /** Counts the calls of `mount()`: each reads the page context again. */
  mounts: number
  consent: {analytics?: boolean}
  kept: KeptEvent[]
  /** What tracking gave up, and why; there once it runs. */
  lost?: Record<'evicted' | 'refused' | 'blocked', number>
  /** Details of `stock-change` by what adds the item: for those that were not mounted when it came. */
  stock: WeakMap<Element, EventDetails['stock-change'][]>
  /** Kept current by the store once its chunk has run. */
  state: CartState
  /** Told of each change of `state`. */
  subscribers: Set<(state: CartState, previous: CartState) => void>
  /** Puts an element for a widget into the page, for one widget to open another; absent until something mounts widgets. */
  open?: (widget: string) => HTMLElement
  /** Undefined without the QA overlay. */
  overlay: Onlooker | undefined
}

const KEY = Symbol.for('vitrine')

interface Shared {
  [KEY]?: Tag | VitrinePage
}

const shared = globalThis as Shared

/** What the loader wrote of its tag; undefined where none has run. */
export const readTag = (): Tag | undefined => (shared[KEY]?.base ? shared[KEY] : undefined)

export function writeTag(tag: Tag): void {
  shared[KEY] = tag
}

/** The page's shared settings, completed with defaults at first use. */
export function page(): VitrinePage {
  const known = shared[KEY]
  // attributes of the tag are text
  if (known && 'kept' in known && typeof known.kept === 'object') return known
  const settings: VitrinePage = {
    base: '',
    ...known,
    strings: {},
    mounts: 0,
    consent: {},
    kept: [],
    stock: new WeakMap(),
    overlay: undefined,
    state: {cart: null, synced: false, loading: false, recalculating: false, lastAdded: null},
    subscribers: new Set(),
  }
  shared[KEY] = settings
  return settings
}
