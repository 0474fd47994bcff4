// biome-ignore-all lint/suspicious/noConsole: the terminal is where these programs speak
import {readOptions} from './read-options.ts'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}

/** The options of this program; ends it with one line if they are invalid. */
export function readOrFail() {
  try {
    return readOptions(process.env, process.argv)
  } catch (error) {
    return fail(messageOf(error))
  }
}

export const failToListen = (host: string, port: number, error: unknown): never =>
  fail(`Cannot listen on ${host}:${port}: ${messageOf(error)}. PORT sets another port`)
