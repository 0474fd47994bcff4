#!/usr/bin/env node
import {existsSync, readFileSync} from 'node:fs'
import {asRecord} from '../src/lib/as-record.ts'
import {checkBackend} from './check-backend/check-backend.ts'

/** The `vitrine` command, by subcommand. */

const USAGE = `vitrine <command>

  check-backend   checks a server against the contract`

/** Beside the built command, or in the source tree. */
const PLACES = ['../openapi.json', '../dist/openapi.json']

function readDescription(): Record<string, unknown> {
  const file = PLACES.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))
  if (!file) throw new Error('openapi.json is not built: npm run build')
  return asRecord(JSON.parse(readFileSync(file, 'utf8')))
}

const [, , command, ...args] = process.argv
if (command === 'check-backend') process.exitCode = await checkBackend(args, readDescription)
else {
  const isHelp = command === '--help' || command === '-h'
  console[isHelp ? 'info' : 'error'](USAGE)
  process.exitCode = isHelp ? 0 : 2
}
