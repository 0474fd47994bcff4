import {parseArgs} from 'node:util'

/** Options of every suite on the command line. */
export interface Options {
  /** Of each contender. */
  runs: number
  /** Leaves out what takes long: for a look while something is changed. */
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
