import {readFile} from 'node:fs/promises'
import {headersOf} from './headers.ts'
import {inGroups} from './in-groups.ts'
import {publishedFiles, readVersion} from './published.ts'
import {readText} from './read-text.ts'
import type {Store} from './store.ts'

const MANIFEST = 'manifest.json'

/**
 * Puts the release in `dist` into the store's folder of its version, and returns the version. A version is never
 * overwritten by other files; an upload that was cut off is completed by the next. `dist` ends in a slash.
 */
export async function upload(store: Store, dist: string): Promise<string> {
  const version = readVersion(dist)
  const known = await readText(store, `${version}/${MANIFEST}`)
  const manifest = await readFile(dist + MANIFEST, 'utf8')
  if (known !== null && known !== manifest)
    throw new Error(
      `${store.name} has another ${version}. A version never changes: make a new one (npm run release).`,
    )
  const put = async (file: string) =>
    store.write(`${version}/${file}`, await readFile(dist + file), headersOf(`${version}/${file}`))
  await inGroups(publishedFiles(dist), put)
  // last: a version that has a manifest is complete
  await put(MANIFEST)
  return version
}
