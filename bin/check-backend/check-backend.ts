import type {Given} from '../../src/check/case.ts'
import {createValidate} from '../../src/check/description/create-validate.ts'
import type {Outcome} from '../../src/check/outcome.ts'
import {runChecks} from '../../src/check/run-checks.ts'
import {adapterClients} from './adapter-clients.ts'
import {findItem} from './find-item.ts'
import {nodeClients} from './node-clients.ts'
import {toLines} from './print.ts'
import {Misuse, readOptions, USAGE} from './read-options.ts'

type Read = NonNullable<ReturnType<typeof readOptions>>

async function readPage(url: string): Promise<string> {
  try {
    return await (await fetch(url)).text()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : error
    throw new Misuse(`${url} does not answer: ${cause}`)
  }
}

async function readGiven({origin, page, item, given, as}: Read): Promise<Given> {
  if (as && item) return {...given, item}
  const html = await readPage(origin + page)
  const found = item ?? findItem(html)
  if (found) return {...given, item: found}
  throw new Misuse(`${origin}${page} has no item: name one with --item and --sku.`)
}

type States = Record<Outcome['state'], number>

async function check(read: Read, description: Record<string, unknown>): Promise<States> {
  const states: States = {passed: 0, failed: 0, skipped: 0}
  const given = await readGiven(read)
  const {as, origin, parts} = read
  const how = as
    ? {clients: adapterClients(as.name, as.source), validate: () => [], isAdapted: true}
    : {clients: nodeClients(origin), validate: createValidate(description)}
  for await (const outcome of runChecks({...how, given, parts})) {
    states[outcome.state]++
    console.info(toLines(outcome))
  }
  return states
}

/** Runs the command and returns its exit code. */
export async function checkBackend(
  args: readonly string[],
  readDescription: () => Record<string, unknown>,
): Promise<number> {
  try {
    const read = readOptions(args)
    if (!read) {
      console.info(USAGE)
      return 0
    }
    const {passed, failed, skipped} = await check(read, readDescription())
    console.info(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
    return failed ? 1 : 0
  } catch (error) {
    if (!(error instanceof Misuse)) throw error
    console.error(error.message)
    return 2
  }
}
