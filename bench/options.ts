import {parseArgs} from 'node:util'

/** Command-line options of every suite. */
export interface Options {
  /** Runs per contender. */
  runs: number
  /** Skips slow parts: for a quick check during development. */
  isQuick: boolean
  /** Measures only what has this in its name. */
  only: string
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
      only: {type: 'string', default: ''},
      json: {type: 'string'},
    },
  })
  const wanted = Number(values.runs)
  if (!Number.isInteger(wanted) || wanted < 1) throw new RangeError('--runs: has to be a whole number from 1')
  const {only, json} = values
  return {runs: wanted, isQuick: values.quick || !!only, only, json}
}
