import {parseArgs} from 'node:util'
import {readManifest} from './manifest.ts'
import {tagsOf} from './tags.ts'

const USAGE = `vitrine tags <base>

Prints what the head of a page needs to load this release from <base>/<version>/, such as
https://cdn.example/vitrine.

  --api <origin>        origin of the API, where it is not the page's own
  --latest              from <base>/latest/, which moves with each release and has no hash
  --protect <widgets>   an import map with the hashes of these widgets' files, separated by commas`

const OPTIONS = {
  api: {type: 'string'},
  latest: {type: 'boolean', default: false},
  protect: {type: 'string'},
  help: {type: 'boolean', short: 'h', default: false},
} as const

/** Prints tags for the page; returns the exit code. */
export function runTags(args: string[], readBuilt: () => Record<string, unknown>): number {
  try {
    const {values, positionals} = parseArgs({args, options: OPTIONS, allowPositionals: true})
    const [base] = positionals
    if (values.help || !base || positionals.length > 1) {
      console[values.help ? 'info' : 'error'](USAGE)
      return values.help ? 0 : 2
    }
    if (values.latest && values.protect !== undefined)
      throw new RangeError('--latest has no hashes: take --protect with a version')
    const tags = tagsOf(readManifest(readBuilt()), {
      base,
      latest: values.latest,
      ...(values.api !== undefined && {attributes: {'data-api': values.api}}),
      ...(values.protect !== undefined && {protect: values.protect.split(',').filter(Boolean)}),
    })
    console.info(tags)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
