import type {EventDetails} from '../contract/events.ts'
import type {Consent} from '../model/cookie-rules.ts'
import type {PageState} from './store/types.ts'

/** The result of an event. */
export interface TrackResult {
  /** Its `event_id`; null if it is not sent: tracking is off for this visitor, or too many events wait. */
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
  /** Absent if the caller does not wait for the result. */
  settle?: Settle | undefined
}

/** The settings of the loader's tag: its `data-*` attributes. */
export interface Tag {
  /** Folder of the built files, ending in a slash. Empty if no loader has run. */
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
  /** Milliseconds that each reply of the mock shop takes. */
  mockDelay?: string | undefined
  /** Calls that the mock shop answers with a fault: `all`, or path prefixes, separated by spaces. */
  mockFail?: string | undefined
  /** `omit`: no call to another origin carries cookies. */
  credentials?: string | undefined
  /** What adding to the cart opens: `drawer`, `popover`, `page` or `none`. @default 'popover' */
  cart?: string | undefined
  /** Address of the checkout, where the shop names none with the cart. @default '/checkout' */
  checkout?: string | undefined
  /** A boolean attribute. */
  debug?: string | undefined
  /** Origin of the events' host; absent for the host of the page's environment. */
  events?: string | undefined
  /** `off`: no tracking and no error reports. `validate`: events are only checked, never sent. */
  tracking?: string | undefined
  /** Which errors are reported: `own` by default, `all`, or `off`. */
  errors?: string | undefined
  /** Percent of the page views that report their field data. @default '0' */
  fieldData?: string | undefined
  /** A boolean attribute. */
  compat?: string | undefined
  /** `auto`: the tokens for style sheets follow the page's own button, links and body. */
  theme?: string | undefined
  /**
   * Addresses, separated by spaces, that may serve scripts of captchas and recorders, besides the page and the
   * providers.
   */
  scripts?: string | undefined
  /** `off`: a server writes no rules by which browsers prepare the pages of products. For `speculationRulesFor`. */
  prerender?: string | undefined
  /** `allow`: scripts in the HTML after a form run. */
  formScripts?: string | undefined
  /** The nonce of the loader's tag, for what Vitrine adds under a policy with nonces. */
  nonce?: string | undefined
  /** Of the release that the loader belongs to; absent if no loader has run. */
  version?: string | undefined
  /** Loads other chunks with all their dependencies, by file name. Absent if no loader has run. */
  loadLater?: (<T>(files: string, callersAttempt?: number) => Promise<T>) | undefined
  /** The loader's `showBusy` (`show-busy.ts`), for the page engine. */
  showBusy?: ((pressed: Element) => (() => void) | undefined) | undefined
  /** Starts listening for first uses, if the loader does not yet. Absent if no loader has run. */
  listen?: () => void
}

/** The QA overlay, as the observed code sees it. */
export interface QaObserver {
  /** Reports a mistake in the page. */
  warned: (widget: string, problem: string, element: Element | undefined) => void
  /**
   * Reports the attributes that a widget uses. Those that its element does not have are defaults. `known` lists further
   * attribute names that the widget accepts.
   */
  read: (element: Element, props: Readonly<Record<string, unknown>>, known?: readonly string[]) => void
  /** Creates a part of the tracking with its own factory, so that the overlay can observe it. */
  watch: <Parts extends object, Part>(create: (parts: Parts) => Part) => (parts: Parts) => Part
}

/** Settings of the loader's tag and requests of the page, shared by all builds on a page. */
export interface VitrinePage extends Tag {
  /** Texts that the page has replaced, by key; their prototype holds the texts of the page's language. */
  strings: Record<string, string>
  /** The plural category of a number in the page's language; set with the language's catalogue, absent for English. */
  plural?: (n: number) => Intl.LDMLPluralRule
  /** Called when an addition leaves: fetches what it opens. Absent where its button does (`openedBy`). */
  adding?: () => void
  /** Counts the calls of `mount()`: each reads the page context again. */
  mounts: number
  consent: Consent
  kept: KeptEvent[]
  /** Events that tracking gave up, by reason; set once tracking runs. */
  lost?: Record<'evicted' | 'refused' | 'blocked', number>
  /**
   * Details of `stock-change` by the element that adds the item: for widgets that were not mounted when the event was
   * dispatched.
   */
  stock: WeakMap<Element, EventDetails['stock-change'][]>
  /** Kept up to date by the store once its chunk has run. */
  state: PageState
  /** Called at each change of `state`. */
  subscribers: Set<(state: PageState, previous: PageState) => void>
  /**
   * Adds an element for a widget to the page, so that one widget can open another; absent until something mounts
   * widgets. Undefined for a widget that is switched off.
   */
  open?: (widget: string) => HTMLElement | undefined
  /** Takes over the lock that is kept for an addition, and resolves with its end; undefined if another tab has it. */
  takeTurn?: (lock: string) => Promise<(() => void) | undefined>
  /** Called as the page ends, before the last events leave. */
  leaving?: () => void
  /** Widgets that `latest/switches.json` turns off; absent without one. */
  off?: ReadonlySet<string>
  /** Undefined without the QA overlay. */
  overlay: QaObserver | undefined
}

const KEY = Symbol.for('vitrine')

interface Shared {
  [KEY]?: Tag | VitrinePage
}

const shared = globalThis as Shared

/** The settings that the loader wrote; undefined if no loader has run. */
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
    state: {cart: null, synced: false, loading: false, recalculating: false, lastAdded: null, member: null},
    subscribers: new Set(),
  }
  shared[KEY] = settings
  return settings
}

/** The kind of shop that the loader's tag names; undefined for the default. */
export function backendName(): string | undefined {
  const {api, backend = api === 'mock' ? api : undefined} = page()
  return backend
}

/** Whether the shop is the platform, whose API the page calls. */
export const isPlatform = (): boolean => /^(platform)?$/.test(backendName() ?? '')
