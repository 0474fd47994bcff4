import {isRecord} from './is-record.ts'
import {parseJson} from './parse-json.ts'
import {toJson} from './to-json.ts'

/** `?experimentOverrides=checkout:b,recorder:true`, or `=reset`. */
const PARAMETER = 'experimentOverrides'
const RESET = 'reset'

/** The used part of a browser’s storage. */
interface Texts {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
}

export interface OverrideFacts {
  /** Whether the site or the user is internal: everyone else has no overrides (product.md §6). */
  isInternal: boolean
  /** The query of the page's address. */
  search: string
  /** Keeps them from page to page; accessing it can throw. */
  storage: () => Texts
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

function readKept(storage: () => Texts): Record<string, string> {
  const parsed = parseJson(attempt(() => storage().getItem(PARAMETER)))
  const entries = parsed.ok && isRecord(parsed.value) ? Object.entries(parsed.value) : []
  return Object.fromEntries(entries.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
}

const parse = (written: string): Record<string, string> =>
  Object.fromEntries(
    written.split(',').flatMap((pair) => {
      const [name, variant] = pair.split(':', 2).map((part) => part.trim())
      return name && variant ? [[name, variant]] : []
    }),
  )

/** Variants by experiment name, in place of the drawn ones. */
export function experimentOverrides({isInternal, search, storage}: OverrideFacts): Record<string, string> {
  if (!isInternal) return {}
  const written = new URLSearchParams(search).get(PARAMETER)
  if (written === null) return readKept(storage)
  if (written === RESET) {
    attempt(() => storage().removeItem(PARAMETER))
    return {}
  }
  const overrides = {...readKept(storage), ...parse(written)}
  attempt(() => storage().setItem(PARAMETER, toJson(overrides)))
  return overrides
}
