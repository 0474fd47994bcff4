#!/usr/bin/env node
import {adopt} from './adopt/adopt.ts'
import {check} from './check/check.ts'
import {checkBackend} from './check-backend/check-backend.ts'
import {findBuilt} from './command/built.ts'
import {hints} from './hints/hints.ts'
import {inventory} from './inventory/inventory.ts'
import {runTags} from './tags/run-tags.ts'

/** The `vitrine` command, by subcommand. */

const USAGE = `vitrine <command>

  adopt           says what Vitrine would take over on a page, as a diff
  check           checks a page: attributes, JSON, missing parts
  check-backend   checks a server against the contract
  hints           prints the preloads for the head of a page
  inventory       lists the scripts of a page with their hashes, for PCI DSS
  tags            prints the script tag of this release, with its hash

vitrine <command> --help lists the options of a command.`

/** Beside the built command, or in the source tree. */
const built = findBuilt(['../', '../dist/'].map((place) => new URL(place, import.meta.url)))

const COMMANDS: Readonly<Record<string, (args: string[]) => number | Promise<number>>> = {
  adopt: (args) => adopt(args, built),
  check: (args) => check(args, built),
  'check-backend': (args) => checkBackend(args, () => built.read('openapi.json')),
  hints: (args) => hints(args, built),
  inventory: (args) => inventory(args, built),
  tags: (args) => runTags(args, () => built.read('manifest.json')),
}

const [, , command = '', ...args] = process.argv
const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined
if (run) process.exitCode = await run(args)
else {
  const isHelp = command === '--help' || command === '-h'
  console[isHelp ? 'info' : 'error'](USAGE)
  process.exitCode = isHelp ? 0 : 2
}
