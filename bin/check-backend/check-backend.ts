import type {Given} from '../../src/check/case.ts'
import type {Outcome} from '../../src/check/outcome.ts'
import {runChecks} from '../../src/check/run-checks.ts'
import {Misuse, runCommand} from '../command/misuse.ts'
import {readPage} from '../command/read-page.ts'
import {findItem} from './find-item.ts'
import {toLines} from './print.ts'
import {readOptions} from './read-options.ts'
import {callAdapted, callDirectly} from './ways-to-check.ts'

type Read = NonNullable<ReturnType<typeof readOptions>>

async function readGiven({origin, page, item, given, as}: Read): Promise<Given> {
  if (as && item) return {...given, item}
  const {text: html} = await readPage(origin + page)
  const found = item ?? findItem(html)
  if (found) return {...given, item: found}
  throw new Misuse(`${origin}${page} has no item: name one with --item and --sku.`)
}

type States = Record<Outcome['state'], number>

async function check(read: Read, description: Record<string, unknown>): Promise<States> {
  const states: States = {passed: 0, failed: 0, skipped: 0}
  const given = await readGiven(read)
  const {as, origin, parts} = read
  const how = as ? callAdapted(as.name, as.source) : callDirectly(origin, description)
  for await (const outcome of runChecks({...how, given, parts})) {
    states[outcome.state]++
    console.info(toLines(outcome))
  }
  return states
}

/** Runs the command and returns its exit code. */
export const checkBackend = (
  args: readonly string[],
  readDescription: () => Record<string, unknown>,
): Promise<number> =>
  runCommand(async () => {
    const read = readOptions(args)
    if (!read) return 0
    const {passed, failed, skipped} = await check(read, readDescription())
    console.info(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
    return failed ? 1 : 0
  })
