import {THINGS} from './things.ts'

/** `node test/prepare/prepare.ts <name>`: one thing. */

const [, , name = ''] = process.argv

try {
  if ((await THINGS[name]?.()) === false) throw new Error('it is missing, and could not be installed')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
