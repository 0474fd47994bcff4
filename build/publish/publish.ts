import {parseArgs} from 'node:util'
import {root} from '../root.ts'
import {moveLatest} from './move-latest.ts'
import {openStore} from './open-store.ts'
import {upload} from './upload.ts'

/** `npm run release:upload` and `npm run release:latest`. */

const USAGE = `npm run release:upload -- <store>
npm run release:latest -- <store> <version> [--share <percent>]

A store is s3://bucket/folder, with credentials in the environment, or a folder on this machine.

  upload   puts the release in dist/ into <store>/<version>/
  latest   moves <store>/latest/ to a version that was uploaded, also back to an earlier one;
           with --share, only that many percent of the visitors get it

  --endpoint <url>   of an S3-compatible store that is not Amazon's; default: AWS_ENDPOINT_URL`

const OPTIONS = {
  endpoint: {type: 'string'},
  share: {type: 'string'},
  help: {type: 'boolean', short: 'h', default: false},
} as const

const describeShare = (share: number | undefined): string =>
  share === undefined ? 'all visitors' : `${share} percent of the visitors`

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
