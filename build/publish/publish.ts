import {setTimeout} from 'node:timers/promises'
import {parseArgs} from 'node:util'
import {root} from '../root.ts'
import {moveLatest} from './move-latest.ts'
import {openStore} from './open-store.ts'
import type {Store} from './store.ts'
import {upload} from './upload.ts'
import {readCollector} from './watch/read-collector.ts'
import {watchRelease} from './watch/watch-release.ts'
import {readMinutes, watchUntilDecided} from './watch/watch-until-decided.ts'

/** `npm run release:upload`, `npm run release:latest` and `npm run release:watch`. */

const USAGE = `npm run release:upload -- <store>
npm run release:latest -- <store> <version> [--share <percent>]
npm run release:watch -- <store> <collector> [--every <minutes>]

A store is s3://bucket/folder, with credentials in the environment, or a folder on this machine.

  upload   puts the release in dist/ into <store>/<version>/
  latest   moves <store>/latest/ to a version that was uploaded, also back to an earlier one;
           with --share, only that many percent of the visitors get it
  watch    reads what pages have reported, and promotes the release of a share (1, 10, 100 percent), or withdraws it
           and exits with 2; with --every (1 to 1440), looks until that is decided, also after a look that failed.
           COLLECTOR_TOKEN is sent to the collector

  --endpoint <url>   of an S3-compatible store that is not Amazon's; default: AWS_ENDPOINT_URL`

/** Exit code. */
const WITHDRAWN = 2

const OPTIONS = {
  endpoint: {type: 'string'},
  share: {type: 'string'},
  every: {type: 'string'},
  help: {type: 'boolean', short: 'h', default: false},
} as const

const describeShare = (share: number | undefined): string =>
  share === undefined ? 'all visitors' : `${share} percent of the visitors`

async function watch(store: Store, collector: string, every: string | undefined): Promise<void> {
  const minutes = every === undefined ? undefined : readMinutes(every)
  const read = (since: number) => readCollector(collector, since, process.env.COLLECTOR_TOKEN)
  const {outcome} = await watchUntilDecided({
    look: () => watchRelease(store, {read, now: Date.now}),
    wait: minutes === undefined ? undefined : () => setTimeout(minutes * 60_000),
    log: console,
  })
  if (outcome === 'withdrawn') process.exitCode = WITHDRAWN
}

async function publish(args: string[]): Promise<void> {
  const {values, positionals} = parseArgs({args, options: OPTIONS, allowPositionals: true})
  const [command, address, version] = positionals
  const endpoint = values.endpoint || process.env.AWS_ENDPOINT_URL
  if (values.help) return console.info(USAGE)
  if (command === 'upload' && address && !version) {
    const store = openStore(address, endpoint)
    const uploaded = await upload(store, `${root}dist/`)
    return console.info(
      `${uploaded} is in ${store.name}. Next: npm run release:latest -- ${address} ${uploaded}`,
    )
  }
  if (command === 'watch' && address && version)
    return watch(openStore(address, endpoint), version, values.every)
  if (command === 'latest' && address && version) {
    const share = values.share === undefined ? undefined : Number(values.share)
    await moveLatest(openStore(address, endpoint), version, share)
    return console.info(`${version} is the latest release for ${describeShare(share)}.`)
  }
  throw new RangeError(USAGE)
}

try {
  await publish(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
