import {readFile} from 'node:fs/promises'
import {headersOf} from './headers.ts'
import {inGroups} from './in-groups.ts'
import {publishedFiles, readVersion} from './published.ts'
import type {Store} from './store.ts'

const MANIFEST = 'manifest.json'
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/**
 * Puts the release in `dist` into the store's folder of its version, and returns the version. A version is never
 * overwritten by other files; an upload that was cut off is completed by the next. `dist` ends in a slash.
 */
export async function upload(store: Store, dist: string): Promise<string> {
  const version = readVersion(dist)
  const known = await store.read(`${version}/${MANIFEST}`)
  const manifest = await readFile(dist + MANIFEST, 'utf8')
  if (known && decode(known) !== manifest)
    throw new Error(
      `${store.name} has another ${version}. A version never changes: make a new one (npm run release).`,
    )
  const others = publishedFiles(dist).filter((file) => file !== MANIFEST)
  const put = async (file: string) =>
    store.write(`${version}/${file}`, await readFile(dist + file), headersOf(`${version}/${file}`))
  await inGroups(others, put)
  // last: a version that has a manifest is complete
  await put(MANIFEST)
  return version
}
