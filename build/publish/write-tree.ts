import {writeFileSync} from 'node:fs'
import {folderStore} from './folder-store.ts'
import {hostFiles} from './hosts.ts'
import {moveLatest} from './move-latest.ts'
import {upload} from './upload.ts'

/**
 * Writes the folder of the built version, `latest/`, and the settings of hosts beside the built files, and returns the
 * version. `dist` ends in a slash.
 */
export async function writeTree(dist: string): Promise<string> {
  const store = folderStore(dist)
  const version = await upload(store, dist)
  await moveLatest(store, version)
  for (const [file, text] of Object.entries(hostFiles([version]))) writeFileSync(dist + file, text)
  return version
}
