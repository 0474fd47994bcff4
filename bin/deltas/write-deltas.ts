import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {isRecord} from '../../src/lib/is-record.ts'
import {compressWith, deltaOf, hashOf, patternOf} from './delta.ts'

/** Folders whose file names change with each release. */
const FOLDERS = ['chunks', 'assets']

interface Delta {
  file: string
  bytes: Buffer
}

function readRelease(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  if (isRecord(manifest) && isRecord(manifest.files)) return Object.keys(manifest.files)
  throw new Error(`${folder}/manifest.json names no files`)
}

const filesIn = (folder: string): string[] =>
  FOLDERS.flatMap((sub) =>
    readdirSync(join(folder, sub), {withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({name}) => `${sub}/${name}`),
  )

/** Deltas of one file from each earlier version; none if the file alone is as small. */
function deltasOf(folder: string, file: string, earlier: readonly string[]): Delta[] {
  const bytes = readFileSync(join(folder, file))
  const most = brotliCompressSync(bytes).length
  return earlier
    .filter((one) => patternOf(one) === patternOf(file))
    .map((one) => readFileSync(join(folder, one)))
    .map((old) => ({file: deltaOf(file, hashOf(old)), bytes: compressWith(old, bytes)}))
    .filter((delta) => delta.bytes.length < most)
}

/**
 * Compares each file of the release in `manifest.json` with its earlier versions that are still in the folder, and
 * writes the differences beside it.
 */
export function writeDeltas(folder: string): readonly Delta[] {
  const release = readRelease(folder)
  const earlier = filesIn(folder).filter((file) => !release.includes(file))
  const deltas = release.flatMap((file) => deltasOf(folder, file, earlier))
  for (const {file, bytes} of deltas) {
    mkdirSync(join(folder, dirname(file)), {recursive: true})
    writeFileSync(join(folder, file), bytes)
  }
  return deltas
}
