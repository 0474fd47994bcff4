import {asRecord} from '../../src/lib/as-record.ts'
import {ALL_ON, askSwitches, SWITCHES} from './ask-switches.ts'
import {headersOf, isHashed, LATEST} from './headers.ts'
import {inGroups} from './in-groups.ts'
import {readText} from './read-text.ts'
import {splitLoader} from './split-loader.ts'
import type {Store} from './store.ts'

/** What `latest/` holds; kept there as `release.json`. */
export interface Latest {
  version: string
  /** On its way to a share of the visitors, since a time in epoch milliseconds. */
  next?: {version: string; share: number; since?: number}
}

const LOADER = 'loader.js'
const NOTE = `${LATEST}/release.json`

async function readLoader(store: Store, version: string): Promise<string> {
  const loader = await readText(store, `${version}/${LOADER}`)
  if (loader === null)
    throw new Error(`${store.name} has no ${version}: upload it first (npm run release:upload).`)
  return loader
}

/** Null where there was no release yet. */
export async function readLatest(store: Store): Promise<Latest | null> {
  const note = await readText(store, NOTE)
  if (note === null) return null
  const {version, next} = asRecord(JSON.parse(note))
  const {version: nextVersion, share, since} = asRecord(next)
  return {
    version: `${version}`,
    ...(next !== undefined && {
      next: {
        version: `${nextVersion}`,
        share: Number(share),
        ...(since !== undefined && {since: Number(since)}),
      },
    }),
  }
}

async function composeLoader(store: Store, {version, next}: Latest): Promise<string> {
  const loader = await readLoader(store, version)
  return askSwitches(next ? splitLoader(loader, await readLoader(store, next.version), next.share) : loader)
}

async function planMove(
  store: Store,
  version: string,
  share: number | undefined,
  since: number,
): Promise<Latest> {
  if (share === undefined) return {version}
  const current = await readLatest(store)
  if (!current)
    throw new Error(`${store.name} has no latest release yet: the first one goes to all visitors.`)
  if (current.version === version) throw new Error(`${version} is the latest release already.`)
  return {version: current.version, next: {version, share, since}}
}

/**
 * Moves `latest/` to a version that was uploaded: a later one to roll it out, an earlier one to roll back. With a `share`, that
 * many percent of the visitors get it, and the others stay. Nothing is deleted: pages that are open still ask for the files of
 * their release.
 */
export async function moveLatest(
  store: Store,
  version: string,
  share?: number,
  now = Date.now(),
): Promise<Latest> {
  const latest = await planMove(store, version, share, now)
  const loader = await composeLoader(store, latest)
  const files = (await store.list(version)).map((path) => path.slice(version.length + 1))
  const put = async (file: string) =>
    store.copy(`${version}/${file}`, `${LATEST}/${file}`, headersOf(`${LATEST}/${file}`))
  // while two releases share the folder, what they have under one name is the current one's
  await inGroups(
    files.filter((file) => file !== LOADER && (isHashed(file) || !latest.next)),
    put,
  )
  const switches = `${LATEST}/${SWITCHES}`
  if ((await readText(store, switches)) === null) await store.write(switches, ALL_ON, headersOf(switches))
  // the loader last: what it asks for is there by then
  await store.write(`${LATEST}/${LOADER}`, loader, headersOf(`${LATEST}/${LOADER}`))
  await store.write(NOTE, `${JSON.stringify(latest)}\n`, headersOf(NOTE))
  return latest
}
