import {spawnSync} from 'node:child_process'
import {cpSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {copyProject} from '../helpers/copy-project.ts'
import type {Check} from './check.ts'

/** `WIDGETS="form cart-page"` chooses widgets. */
const chosen: readonly string[] | undefined = process.env.WIDGETS?.split(' ')

const node = (file: string): string[] => [process.execPath, file]

/** After the first time, only what a change reaches is checked again: an eighth of the time. */
const CHECK_TYPES = '--noEmit --incremental --tsBuildInfoFile .types -p tsconfig.browser.json'.split(' ')

/** Why the project in a folder is not generated, type-checked, built and opened on a page. */
function findFault(folder: string): string | null {
  const commands = [
    node('build/generate-widgets.ts'),
    ['node_modules/.bin/tsc', ...CHECK_TYPES],
    node('build/build.ts'),
    node('test/long/widgets/open-all.ts'),
  ]
  for (const [command = '', ...args] of commands) {
    const {status, stdout, stderr} = spawnSync(command, args, {cwd: folder, encoding: 'utf8'})
    if (status !== 0) return stdout + stderr
  }
  return null
}

/** Takes what a widget has out of a folder, runs, and puts it back. */
function without<T>(folder: string, name: string, run: () => T): T {
  const place = join(folder, 'widgets', name)
  const away = mkdtempSync(join(tmpdir(), 'vitrine-away-'))
  cpSync(place, away, {recursive: true})
  rmSync(place, {recursive: true})
  try {
    return run()
  } finally {
    cpSync(away, place, {recursive: true})
    rmSync(away, {recursive: true})
  }
}

async function run(): ReturnType<Check['run']> {
  const folder = copyProject()
  const all = readdirSync(join(folder, 'widgets')).filter((name) => !name.includes('.'))
  const unknown = chosen?.find((name) => !all.includes(name))
  if (unknown) throw new Error(`There is no widget ${unknown}`)
  const names = chosen ?? all
  const bound = names.filter((name) => {
    const fault = without(folder, name, () => findFault(folder))
    if (fault !== null) console.error(`the rest of the project needs widgets/${name}:\n${fault}`)
    return fault !== null
  })
  // a check that never fails would show nothing: an import of a part that is gone has to be found
  renameSync(join(folder, 'src/widget/enhance.ts'), join(folder, 'src/widget/away.ts'))
  const isBlind = findFault(folder) === null
  rmSync(folder, {recursive: true})
  const failed = bound.length + Number(isBlind)
  return {
    rows: [
      {
        what: 'Widgets without whose folder the rest is not generated, type-checked, built and mounted on a page',
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
