import {parseArgs} from 'node:util'

/** Options of every suite on the command line. */
export interface Options {
  rounds: number
  /** Leaves out the peers that only stand beside: for a look while something is changed. */
  isQuick: boolean
  /** File for all samples. */
  json: string | undefined
}

/** `rounds` is the default number of rounds. */
export function readOptions(args: string[], rounds: number): Options {
  const {values} = parseArgs({
    args,
    options: {
      rounds: {type: 'string', default: `${rounds}`},
      quick: {type: 'boolean', default: false},
      json: {type: 'string'},
    },
  })
  const wanted = Number(values.rounds)
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new RangeError('--rounds: has to be a whole number from 1')
  return {rounds: wanted, isQuick: values.quick, json: values.json}
}
