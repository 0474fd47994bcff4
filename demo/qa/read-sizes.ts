import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {toNumber} from '../../src/lib/to-number.ts'

/** Bytes (brotli) of a widget: what only it needs, and with what it shares with others. */
export interface Size {
  own: number
  all: number
}

export type Sizes = Record<string, Size>

/** Sizes by widget out of the build's manifest; none for a manifest that is not what it should be. */
export function sizesOf(manifest: unknown): Sizes {
  const {widgets, files} = asRecord(manifest)
  const bytesOf = (file: unknown) => toNumber(asRecord(asRecord(files)[`${file}`]).brotli, 0)
  const lists = Object.entries(asRecord(widgets)).map(([name, list]) => ({name, list: [list].flat()}))
  const users = (file: unknown) => lists.filter(({list}) => list.includes(file)).length
  const sum = (list: unknown[]) => list.reduce<number>((total, file) => total + bytesOf(file), 0)
  return Object.fromEntries(
    lists.map(({name, list}) => [name, {own: sum(list.filter((file) => users(file) === 1)), all: sum(list)}]),
  )
}

/** What was built; null before the first build. */
async function readManifest(distFolder: string): Promise<unknown> {
  const text = await readFile(join(distFolder, 'manifest.json'), 'utf8').catch(() => '')
  const parsed = parseJson(text)
  return parsed.ok ? parsed.value : null
}

/** Sizes of what was built. */
export const readSizes = async (distFolder: string): Promise<Sizes> => sizesOf(await readManifest(distFolder))

/** The file that a widget is mounted by: `chunks/like-a1b2c3d.js`. */
export async function readOwnFile(distFolder: string, widget: string): Promise<string | null> {
  const [first]: unknown[] = [asRecord(asRecord(await readManifest(distFolder)).widgets)[widget]].flat()
  return typeof first === 'string' ? first : null
}
