import {asRecord} from '../../../src/lib/as-record.ts'
import {type Counts, type EngineCounts, isEngine, type Releases} from './counts.ts'

/** The collector asks for another token: a later look changes nothing. */
export class AccessDenied extends Error {
  override name = 'AccessDenied'
}

const DENIED = [401, 403]

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** `of` names the release and the engine, for the error. */
function readCounts(value: unknown, of: string): Counts {
  const fields = asRecord(value)
  const refuse = (problem: string): never => {
    throw new Error(`The collector's counts of ${of} are wrong: ${problem}.`)
  }
  const read = (name: string): number => {
    const count = fields[name]
    return isCount(count) ? count : refuse(`${name} is no whole number from 0`)
  }
  const {interactions} = fields
  const counts: Counts = {
    pages: read('pages'),
    mounts: read('mounts'),
    errors: read('errors'),
    failed: read('failed'),
    missing: read('missing'),
    interactions:
      Array.isArray(interactions) && interactions.every(isCount)
        ? interactions
        : refuse('interactions is no list of whole numbers from 0'),
  }
  for (const [part, all] of [
    ['failed', 'pages'],
    ['missing', 'pages'],
    ['errors', 'mounts'],
  ] as const)
    if (counts[part] > counts[all]) refuse(`${part} is more than ${all}`)
  return counts
}

/** Engines that are not known are dropped: anyone can send a report. */
function readEngines(version: string, value: unknown): EngineCounts {
  const engines: EngineCounts = {}
  for (const [engine, counts] of Object.entries(asRecord(value)))
    if (isEngine(engine)) engines[engine] = readCounts(counts, `${version} in ${engine}`)
  return engines
}

/** `GET <address>?since=<epoch ms>`, with a token where the collector asks for one. */
export async function readCollector(address: string, since: number, token?: string): Promise<Releases> {
  const url = new URL(address)
  url.searchParams.set('since', `${since}`)
  const response = await fetch(url, {headers: token ? {Authorization: `Bearer ${token}`} : {}})
  const message = `${url.origin}${url.pathname} answers ${response.status}.`
  if (DENIED.includes(response.status)) throw new AccessDenied(message)
  if (!response.ok) throw new Error(message)
  const releases = Object.entries(asRecord(await response.json()))
  return new Map(releases.map(([version, engines]) => [version, readEngines(version, engines)]))
}
