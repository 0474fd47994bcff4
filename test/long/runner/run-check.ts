import type {Check, Row} from '../check.ts'

export interface Outcome {
  name: string
  rows: Row[]
  passed: number
  failed: number
  /** The error that stopped the check. */
  error?: unknown
}

/** A check that throws, or that checks nothing, has failed. */
export async function runCheck({name, run}: Check): Promise<Outcome> {
  try {
    const {rows, passed, failed} = await run()
    return {name, rows, passed, failed: passed || failed ? failed : 1}
  } catch (error) {
    const rows = [{what: 'The whole check', tried: 1, result: 'did not finish'}]
    return {name, rows, passed: 0, failed: 1, error}
  }
}
