import {type ParseArgsConfig, parseArgs} from 'node:util'
import {plain} from './plain.ts'

/** The command line is invalid; the message says why. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}

type Options = NonNullable<ParseArgsConfig['options']>

/** Parses the arguments of a command. */
export function parseCommand<const O extends Options>(args: readonly string[], options: O, usage: string) {
  try {
    return parseArgs({args: [...args], allowPositionals: true, options})
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** The option that each command has. */
export const HELP = {help: {type: 'boolean', short: 'h', default: false}} as const

interface Parsed {
  values: {help: boolean}
  positionals: readonly string[]
}

/** The one place that a command is given; null if it was asked for help, which is printed. */
export function readPlace({values, positionals}: Parsed, usage: string): string | null {
  const [place] = positionals
  if (values.help) {
    console.info(usage)
    return null
  }
  if (place === undefined || positionals.length > 1) throw new Misuse(usage)
  return place
}

/** Runs a command and returns its exit code: 2 for a misuse, whose reason is printed. */
export async function runCommand(run: () => Promise<number>): Promise<number> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    console.error(error.message.split('\n').map(plain).join('\n'))
    return 2
  }
}
