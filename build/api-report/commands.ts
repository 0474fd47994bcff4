import {execFileSync} from 'node:child_process'
import packageJson from '../../package.json' with {type: 'json'}
import {root} from '../root.ts'

const help = (file: string, ...args: string[]): string =>
  execFileSync(process.execPath, [root + file, ...args, '--help'], {encoding: 'utf8'})

const OPTION = /--[a-z][a-z-]*/g

/** The first line of a help text, and the options that it names. */
function usageOf(text: string): string {
  const [usage = ''] = text.split('\n')
  const options = [...new Set(text.slice(usage.length).match(OPTION))]
    .filter((one) => !usage.includes(one))
    .sort()
  return [usage, ...options].join(' ')
}

const SUBCOMMAND = /^ {2}([a-z-]+) {2,}/gm

/** Each command of the package with its options, from its own help. */
export function describeCommands(): string[] {
  const {vitrine, ...others} = packageJson.bin
  const names = Array.from(help(vitrine).matchAll(SUBCOMMAND), ([, name = '']) => name)
  return [
    ...names.map((name) => usageOf(help(vitrine, name))),
    ...Object.values(others).map((file) => usageOf(help(file))),
  ]
}
