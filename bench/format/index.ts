import {writeFileSync} from 'node:fs'
import {describeLoad} from '../describe-load.ts'
import {readOptions} from '../options.ts'
import {checkTexts} from './check.ts'
import {collect} from './collect.ts'
import {contenders} from './contenders.ts'
import {describeResults} from './report.ts'

/** Milliseconds. Many short slices, because disturbances of the machine last less than a second. */
const SLICE = 100
const QUICK_SLICE = 50
const RUNS = 15

/**
 * Measures formatting of money, dates, plural sentences and relative times, with the built engine and its peers.
 * Returns false if they do not write the same; slow figures are not a failure.
 */
export async function runFormatSuite(args: string[]): Promise<boolean> {
  const {runs, isQuick, json} = readOptions(args, RUNS)
  const wanted = contenders.filter(({isExtra}) => !(isQuick && isExtra))
  const differences = await checkTexts(wanted)
  if (differences.length) {
    console.error(`Not the same texts:\n${differences.join('\n')}`)
    return false
  }
  console.info(`Node ${process.versions.node}, load of the machine ${describeLoad()}`)
  const series = await collect({contenders: wanted, rounds: runs, slice: isQuick ? QUICK_SLICE : SLICE})
  console.info(`load of the machine at the end ${describeLoad()}\n`)
  console.info(describeResults(series))
  if (json) writeFileSync(json, JSON.stringify({series}, null, 2))
  return true
}
