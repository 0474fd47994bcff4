import {createHash} from 'node:crypto'
import {lstatSync, readdirSync} from 'node:fs'
import {join, relative} from 'node:path'

/** Of names, sizes and times of all files in a folder: differs as soon as one is changed, added or removed. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((file) => !file.isDirectory())
    .map((file) => join(file.parentPath, file.name))
  for (const file of files.sort()) {
    const {size, mtimeMs} = lstatSync(file)
    hash.update(`${relative(folder, file)}\n${size}\n${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
