import {existsSync} from 'node:fs'
import {copyFile, mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises'
import {dirname, join, relative} from 'node:path'
import type {Store} from './store.ts'

/** A folder on this machine. Its server sends the headers (hosts.ts has its settings). */
export function folderStore(folder: string): Store {
  const at = (path: string): string => join(folder, path)
  /** A visitor never gets half a file: it is moved to its name once it is complete. */
  async function put(path: string, write: (file: string) => Promise<void>): Promise<void> {
    const file = at(path)
    await mkdir(dirname(file), {recursive: true})
    await write(`${file}.part`)
    await rename(`${file}.part`, file)
  }
  return {
    name: folder,
    async list(below) {
      if (!existsSync(at(below))) return []
      const entries = await readdir(at(below), {recursive: true, withFileTypes: true})
      return entries
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
        .sort()
    },
    read: async (path) => (existsSync(at(path)) ? readFile(at(path)) : null),
    write: (path, body) => put(path, (file) => writeFile(file, body)),
    copy: (from, to) => put(to, (file) => copyFile(at(from), file)),
  }
}
