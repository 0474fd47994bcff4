import {execFileSync} from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {root} from '../../build/root.ts'
import {listFiles} from '../helpers/list-files.ts'
import type {Check} from './check.ts'

/** Every how many widgets the rest is also built, which takes a quarter of a minute. */
const BUILT = 8

/** The files of the project, without the pictures of the gallery, which nothing here reads. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-without-'))
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

/** Whether the project in a folder is generated, type-checked and, if asked, built. */
function isWhole(folder: string, isBuilt: boolean): boolean {
  const commands = [
    [process.execPath, 'build/generate-widgets.ts'],
    ['node_modules/.bin/tsc', '--noEmit', '-p', 'tsconfig.browser.json'],
    ...(isBuilt ? [[process.execPath, 'build/build.ts']] : []),
  ]
  try {
    for (const [command = '', ...args] of commands)
      execFileSync(command, args, {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']})
    return true
  } catch {
    return false
  }
}

/** Takes what a widget has out of a folder, runs, and puts it back. */
function without<T>(folder: string, name: string, run: () => T): T {
  const parts = [`widgets/${name}`, `react/markup/${name}.tsx`].filter((part) =>
    existsSync(join(folder, part)),
  )
  const away = mkdtempSync(join(tmpdir(), 'vitrine-away-'))
  const places = parts.map((part, index) => [join(folder, part), join(away, `${index}`)] as const)
  for (const [place, aside] of places) cpSync(place, aside, {recursive: true})
  for (const [place] of places) rmSync(place, {recursive: true})
  try {
    return run()
  } finally {
    for (const [place, aside] of places) cpSync(aside, place, {recursive: true})
    rmSync(away, {recursive: true})
  }
}

async function run(): ReturnType<Check['run']> {
  const folder = copyProject()
  const names = readdirSync(join(folder, 'widgets')).filter((name) => !name.includes('.'))
  const bound = names.filter(
    (name, index) => !without(folder, name, () => isWhole(folder, index % BUILT === 0)),
  )
  // a check that never fails would show nothing: an import of a part that is gone has to be found
  renameSync(join(folder, 'src/widget/enhance.ts'), join(folder, 'src/widget/away.ts'))
  const isBlind = isWhole(folder, false)
  rmSync(folder, {recursive: true})
  for (const name of bound) console.error(`the rest of the project needs widgets/${name}`)
  const failed = bound.length + Number(isBlind)
  return {
    rows: [
      {
        what: 'Widgets without whose folder the rest is not generated, type-checked and, for every eighth, built',
        tried: names.length,
        result: `${bound.length}`,
      },
    ],
    passed: names.length + 1 - failed,
    failed,
  }
}

/** Each widget in turn is removed from a copy of the project: a widget is its folder. */
export const check: Check = {name: 'widgets that are removed', run}
