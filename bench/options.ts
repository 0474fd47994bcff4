import {parseArgs} from 'node:util'

/** Command-line options of every suite. */
export interface Options {
  /** Runs per contender. */
  runs: number
  /** Skips slow parts: for a quick check during development. */
  isQuick: boolean
  /** File for all samples. */
  json: string | undefined
}

/** `runs` is the default number of runs. */
export function readOptions(args: string[], runs: number): Options {
  const {values} = parseArgs({
    args,
    options: {
      runs: {type: 'string', default: `${runs}`},
      quick: {type: 'boolean', default: false},
      json: {type: 'string'},
    },
  })
  const wanted = Number(values.runs)
  if (!Number.isInteger(wanted) || wanted < 1) throw new RangeError('--runs: has to be a whole number from 1')
  return {runs: wanted, isQuick: values.quick, json: values.json}
}
