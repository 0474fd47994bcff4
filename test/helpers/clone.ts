import {cpSync, existsSync, mkdtempSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {listFiles} from './list-files.ts'

/** A copy of the project as it stands, with what is installed; commands run there change nothing here. */
export function makeClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-clone-'))
  for (const file of listFiles('.')) if (existsSync(file)) cpSync(file, join(folder, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}
