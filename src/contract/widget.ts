/**
 * When a claimed element is mounted (contract: loader). `added` waits for the first item added to the cart.
 * `seen` waits until the element is in the viewport, even among the elements that mount at once.
 */
export type Strategy = 'now' | 'idle' | 'visible' | 'seen' | 'interaction' | 'added'

/** The loader passes this to each widget that it mounts. */
export interface MountContext {
  /** Called when the widget fails after mounting. Its server HTML is already restored by then. */
  fail: (error: unknown) => void
  /** Delays `vitrine:mounted` until there is something to use: the widget's own markup loads. */
  wait?: (until: Promise<unknown>) => void
}

/** Takes over the element; throws when it cannot. Returns the function that restores the server HTML. */
export type Mount = (element: HTMLElement, context: MountContext) => () => void

export interface WidgetModule {
  mount: Mount
  /**
   * Fetches what an element needs before it is mounted; undefined where it needs nothing. Until then the server HTML
   * stands, and early actions are kept. A failure is the widget's.
   */
  prepare?: (element: HTMLElement) => Promise<void> | undefined
}

/** One line of the widget table. `data-vitrine="<name>"` always matches; `selector` adds the platform markup. */
export interface WidgetEntry {
  name: string
  /** Alternatives are separated by `, `, and each starts with a class or an attribute: they are queried one by one. */
  selector?: string
  /**
   * Matches author-markup elements whose server HTML is complete: nothing touches them before their first use, unless
   * the page or the element names a strategy. A link inside one stays a link, except with `interaction`.
   */
  served?: string
  /**
   * A key of local storage. Once it has a value, or a member is logged in, elements that match `served` have something to
   * show, and so after each event `vitrine:<name>-change`. Nothing is fetched ahead for them.
   */
  kept?: string
  /** An element that is a link is a button of the widget: it is not followed before the widget is there. */
  isButton?: true
  /** Buttons beside platform markup that open it: a press on one waits for the next such element's widget. */
  opener?: string
  /** A parameter of the address. If the address has it, the page's first element mounts, and opens what it names. */
  parameter?: string
  /** @default 'idle' */
  strategy?: Strategy
  /** Attempts count from 0: a retry requests another URL. */
  load: (attempt: number) => Promise<WidgetModule>
  /** Names of the widget's files, separated by spaces, if `served` allows loading them late; written by the build. */
  files?: string
  /** Names of the files that its first use requests, separated by spaces; written by the build. */
  use?: string
  /** The loaded module; kept by the loader. */
  module?: WidgetModule
}

/** A line of the table, with what the build reads. */
export interface Line extends WidgetEntry {
  /**
   * The file that names the widget. The loader itself knows the widgets that a page may need at the start. It learns
   * all others from the page engine, which keeps the loader's own file small.
   */
  in: 'loader' | 'engine'
  /** Nearly every page of a shop has it: the code that it shares with other widgets is in its file. */
  isEverywhere?: true
  /** Many pages have it: its files are not merged with those that few pages need. */
  isUsual?: true
  /** Few pages have it: its files are not merged with others. */
  isRare?: true
  /**
   * The lazy imports that each of its uses makes: their files come before the first use, in one round. All other lazy
   * imports come when they are called.
   */
  uses?: readonly string[]
  /** A use of that widget opens this one: its files are fetched with those for the use. */
  openedBy?: string
  /** Parts of it that are not buttons yet: clicks on them are kept from the moment it is requested. */
  pressed?: string
}

/** What an `ahead.ts` does with elements and files. */
export interface AheadClaims {
  /** All known widgets. */
  entries: readonly WidgetEntry[]
  /** Whether the page has unmounted an element. */
  isReleased: (node: Node | null) => boolean
  /** Claims an element if it belongs to a widget and is not claimed yet. */
  claim: (element: HTMLElement) => void
  /** Fetches and mounts a claimed element, whatever its strategy. */
  load: (element: Element) => void
  /**
   * Fetches and mounts the widgets around an element that wait for their first use: an event elsewhere counts as that
   * use.
   */
  use: (target: Element) => void
  /** Fetches files for later, without running them. Resolves once all have arrived. */
  fetchAhead: (files: string, priority: 'low' | 'high') => Promise<unknown>
}

/** Exported by `ahead.ts` in a widget's folder: what it does before a first use, for the elements that `waiting` matches. */
export type Ahead = (claims: AheadClaims, waiting?: readonly HTMLElement[]) => void

/** An attribute of the loader's tag: `ahead.ts` runs where the tag has it. */
export interface TagRule {
  tag: 'cart'
}

/** A path in the page context: `ahead.ts` runs on pages whose context has a value there. */
export interface ContextRule {
  context: string
}

/** Elements that do not simply wait for their first use. */
export interface WaitingRules {
  /** Matches author markup that may have something to show without a use: `ahead.ts` decides. */
  waiting: string
  /** The same if the address has a parameter: its name, and the selector. */
  asked: readonly [parameter: string, selector: string]
  /** Matches author markup that shows nothing before it is mounted: it mounts when it becomes visible. */
  shown: string
}

/** A widget with such rules. */
export type AheadLine<Rules> = Rules & {
  name: string
  load: () => Promise<{ahead: Ahead}>
}

/** How a page finds a widget: the generator makes a line of the table of it. Never shipped with the widget. */
export interface Registration extends Omit<Line, 'name' | 'load' | 'files' | 'use' | 'module'> {
  /** It is searched for before the others: another widget's selector matches its elements, too. */
  isFirst?: true
  /**
   * It speaks for the whole page, wherever it is: HTML that is put into the page must not contain it. A selector, if only
   * some of its elements do.
   */
  isPageWide?: true | string
  /** What its `ahead.ts` works for. */
  ahead?: WaitingRules | TagRule | ContextRule
}
