#!/usr/bin/env node
import {existsSync, readFileSync} from 'node:fs'
import {asRecord} from '../src/lib/as-record.ts'
import {checkBackend} from './check-backend/check-backend.ts'
import {runTags} from './tags/run-tags.ts'

/** The `vitrine` command, by subcommand. */

const USAGE = `vitrine <command>

  check-backend   checks a server against the contract
  tags            prints the script tag of this release, with its hash`

/** Beside the built command, or in the source tree. */
const PLACES = ['../', '../dist/']

function readBuilt(name: string): Record<string, unknown> {
  const file = PLACES.map((place) => new URL(place + name, import.meta.url)).find((url) => existsSync(url))
  if (!file) throw new Error(`${name} is not built: npm run build`)
  return asRecord(JSON.parse(readFileSync(file, 'utf8')))
}

const [, , command, ...args] = process.argv
if (command === 'check-backend') process.exitCode = await checkBackend(args, () => readBuilt('openapi.json'))
else if (command === 'tags') process.exitCode = runTags(args, () => readBuilt('manifest.json'))
else {
  const isHelp = command === '--help' || command === '-h'
  console[isHelp ? 'info' : 'error'](USAGE)
  process.exitCode = isHelp ? 0 : 2
}
