import {writeFileSync} from 'node:fs'
import {describeLoad} from '../describe-load.ts'
import {type Options, readOptions} from '../options.ts'
import {type Checked, checkPages} from './check.ts'
import {collect, type Series} from './collect.ts'
import type {Contender} from './contender.ts'
import {contenders} from './contenders.ts'
import type {Results} from './figures.ts'
import {describeResults} from './report.ts'

/** Milliseconds. Many short slices, because disturbances of the machine last less than a second. */
const SLICE = 100
const QUICK_SLICE = 50
const RUNS = 15

const createSizeOf =
  ({sizes}: Checked): Results['sizeOf'] =>
  ({of, count}) =>
    sizes.find(({subject}) => subject.of === of && subject.count === count)?.bytes ?? Number.NaN

async function measure(wanted: readonly Contender[], {runs, isQuick}: Options): Promise<Series[]> {
  console.info(`Node ${process.versions.node}, load of the machine ${describeLoad()}`)
  const series = await collect({contenders: wanted, rounds: runs, slice: isQuick ? QUICK_SLICE : SLICE})
  console.info(`load of the machine at the end ${describeLoad()}\n`)
  return series
}

/**
 * Measures rendering a list of products with the built engine and its peers. Returns false if they do not render the
 * same page; slow figures are not a failure.
 */
export async function runTemplateSuite(args: string[]): Promise<boolean> {
  const options = readOptions(args, RUNS)
  const wanted = contenders.filter(({isExtra}) => !(options.isQuick && isExtra))
  const checked = await checkPages(wanted)
  if (checked.differences.length) {
    console.error(`Not the same page:\n${checked.differences.join('\n')}`)
    return false
  }
  const series = await measure(wanted, options)
  console.info(describeResults({series, sizeOf: createSizeOf(checked)}))
  if (options.json) writeFileSync(options.json, JSON.stringify({sizes: checked.sizes, series}, null, 2))
  return true
}
