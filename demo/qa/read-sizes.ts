import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {asRecord} from '../../src/lib/as-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {toNumber} from '../../src/lib/to-number.ts'

/** Bytes (brotli) of a widget: alone, and with the files that it shares. */
export interface Size {
  own: number
  all: number
}

export type Sizes = Record<string, Size>

/** Sizes by widget from the build's manifest; empty for an invalid manifest. */
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

/** The manifest of the build; null before the first build. */
async function readManifest(distFolder: string): Promise<unknown> {
  const text = await readFile(join(distFolder, 'manifest.json'), 'utf8').catch(() => '')
  const parsed = parseJson(text)
  return parsed.ok ? parsed.value : null
}

/** Sizes of the built widgets. */
export const readSizes = async (distFolder: string): Promise<Sizes> => sizesOf(await readManifest(distFolder))

/** The file that mounts a widget: `chunks/like-a1b2c3d.js`. */
export async function readOwnFile(distFolder: string, widget: string): Promise<string | null> {
  const [first]: unknown[] = [asRecord(asRecord(await readManifest(distFolder)).widgets)[widget]].flat()
  return typeof first === 'string' ? first : null
}
