#!/usr/bin/env node
import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {hasZstd} from './deltas/delta.ts'
import {writeDeltas} from './deltas/write-deltas.ts'

/** Prepares the deltas that returning visitors fetch after a release (docs/guide/deploy.md). */

const USAGE = `vitrine-deltas <folder>

The folder is what the server serves as /vitrine/: the built files of this release, copied over those of the releases
before it. Writes <file>.dcz/<hash> for each file of this release and each file of that name of an earlier one: the new
file, compressed with the old one as its dictionary. The hash is the SHA-256 of the old file, in base64.

Needs Node 22.15 or later, which has zstd.`

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {help: {type: 'boolean', short: 'h', default: false}},
})
const [folder] = positionals
if (values.help) {
  console.info(USAGE)
  process.exit()
}
if (!hasZstd())
  fail(
    `vitrine-deltas compresses with zstd, so it needs Node 22.15 or later. This is Node ${process.versions.node}.`,
  )
if (!folder || positionals.length > 1) fail(USAGE)
if (!existsSync(join(folder, 'manifest.json'))) fail(`${folder} has no manifest.json: it holds no release.`)

const deltas = writeDeltas(folder)
const bytes = deltas.reduce((sum, delta) => sum + delta.bytes.length, 0)
console.info(`${deltas.length} ${deltas.length === 1 ? 'delta' : 'deltas'}, ${bytes} bytes in all`)
