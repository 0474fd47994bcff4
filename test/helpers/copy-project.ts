import {cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {root} from '../../build/root.ts'
import {listFiles} from './list-files.ts'

/** Copies the files of the project to a temporary folder, without the pictures of the gallery, which no check reads. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  const files = listFiles().filter(
    (file) => existsSync(root + file) && !/^docs\/gallery\/.*\.webp$/.test(file),
  )
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), {recursive: true})
    cpSync(root + file, join(copy, file))
  }
  symlinkSync(`${root}node_modules`, join(copy, 'node_modules'))
  return copy
}
