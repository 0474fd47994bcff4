import {asRecord} from '../../../src/lib/as-record.ts'
import {withParameter} from '../../../src/lib/with-parameter.ts'
import {findNamed} from './name.ts'

const NAME = 'quick'
/** Marks the entries of the history that an opening has added: closing goes back from them. */
const MARK = 'vitrineQuickView'
/** Milliseconds after which the browser no longer goes back: other code can prevent it. */
const PATIENCE = 500

/** The name that an opening has given last: its button may be gone, or show another product, since then. */
let own: string | null = null

/** While the browser goes back: it does that later, and the address still names the product. */
let leaving: Promise<void> | undefined

export const isLeaving = (): boolean => leaving !== undefined

const read = (): string | null => new URLSearchParams(location.search).get(NAME)

export const isAsking = (): boolean => read() !== null

/** The button of the product that the address asks for, if the page has it. */
export function findAsked(): HTMLElement | undefined {
  const name = leaving ? null : read()
  return name === null ? undefined : findNamed(name)
}

/** A parameter of the same name that names no product of the page belongs to the page. */
const isOthers = (): boolean => {
  const name = read()
  return name !== null && name !== own && !findNamed(name)
}

function write(method: 'pushState' | 'replaceState', name: string | null, state: unknown): void {
  own = name
  if (read() === name) return
  const query = withParameter(location.search, NAME, name)
  try {
    history[method](state, '', location.pathname + query + location.hash)
  } catch {
    // a document without its own address, or a limit of the browser
  }
}

/** Names the product in a new entry of the history, unless the address asked for a product already. */
export function enter(name: string, signal: AbortSignal): void {
  if (signal.aborted) return
  if (leaving) void leaving.then(() => enter(name, signal))
  else if (read() === null) write('pushState', name, {...asRecord(history.state), [MARK]: true})
  else rename(name)
}

function replace(name: string | null): void {
  if (read() !== null && !leaving && !isOthers()) write('replaceState', name, history.state)
}

/** Names another product in the same entry. */
export const rename = (name: string): void => replace(name)

/** Takes the name away without going back: the page itself has ended the opening. */
export const forget = (): void => replace(null)

/** Goes back from the entry that the opening has added; an address that was opened or shared with it loses the name. */
export function leave(): void {
  if (read() === null || leaving || isOthers()) return
  if (!asRecord(history.state)[MARK]) {
    forget()
    return
  }
  leaving = new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), {once: true})
    setTimeout(resolve, PATIENCE)
  }).then(() => {
    leaving = undefined
  })
  history.back()
}
