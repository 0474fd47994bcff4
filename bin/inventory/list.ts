import {isRecord} from '../../src/lib/is-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {Misuse} from '../command/misuse.ts'

/** A script of a page. */
export interface Script {
  /** Null for a script in the page. */
  address: string | null
  /** SHA-384, as `integrity` has it; null if it could not be fetched. */
  hash: string | null
  /** Who asks for it. */
  askedBy: string
  /** What it is for: known of ours, and written by the page's owner of others. */
  why: string
}

/** The scripts of a page, and the headers that limit them. */
export interface Inventory {
  page: string
  headers: Readonly<Record<string, string>>
  scripts: readonly Script[]
}

const readScript = (value: unknown): Script[] =>
  isRecord(value)
    ? [
        {
          address: textOrNull(value.address),
          hash: textOrNull(value.hash),
          askedBy: textOrNull(value.askedBy) ?? '',
          why: textOrNull(value.why) ?? '',
        },
      ]
    : []

/** An approved list, as `--approve` wrote it. */
export function readInventory(name: string, text: string): Inventory {
  const parsed = parseJson(text)
  const value = parsed.ok ? parsed.value : null
  if (!isRecord(value) || !Array.isArray(value.scripts) || !isRecord(value.headers))
    throw new Misuse(`${name} is no list that --approve has written.`)
  return {
    page: textOrNull(value.page) ?? '',
    headers: Object.fromEntries(Object.entries(value.headers).map(([key, header]) => [key, `${header}`])),
    scripts: value.scripts.flatMap(readScript),
  }
}

const nameOf = ({address, hash}: Script): string => address ?? `the script in the page with ${hash}`

/** What differs from an approved list, one line each. */
export function compare(approved: Inventory, found: Inventory): string[] {
  const keyOf = ({address, hash}: Script) => address ?? hash
  const known = new Map(approved.scripts.map((script) => [keyOf(script), script]))
  const present = new Set(found.scripts.map(keyOf))
  const scripts = found.scripts.flatMap((script) => {
    const before = known.get(keyOf(script))
    if (!before) return [`added: ${nameOf(script)}, by ${script.askedBy}`]
    return before.hash === script.hash
      ? []
      : [`changed: ${nameOf(script)} is ${script.hash ?? 'not there'}, and was ${before.hash ?? 'not there'}`]
  })
  const gone = approved.scripts.filter((script) => !present.has(keyOf(script)))
  const names = new Set([...Object.keys(approved.headers), ...Object.keys(found.headers)])
  const headers = [...names].flatMap((name) => {
    const [was, is] = [approved.headers[name], found.headers[name]]
    return was === is ? [] : [`changed: ${name} is ${is ?? 'absent'}, and was ${was ?? 'absent'}`]
  })
  return [...scripts, ...gone.map((script) => `gone: ${nameOf(script)}`), ...headers]
}
