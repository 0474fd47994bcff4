import {FEWEST_CORES, RECORDED_COUNTRY, RECORDED_TIME_ZONE} from '../assumptions.ts'

/** The conditions for recording a session (product.md §4). */
export interface RecorderFacts {
  /** The gate's decision: consent, privacy, kind of page. */
  isAllowed: boolean
  country: unknown
  /** The visitor's time zone; undefined if the browser does not expose it. */
  timeZone: string | undefined
  toggle: unknown
  variant: unknown
  /** Logical cores. */
  cores: number | undefined
}

const CONDITIONS: readonly [name: string, isMet: (facts: RecorderFacts) => boolean][] = [
  ['consent', ({isAllowed}) => isAllowed],
  ['country', ({country}) => country === RECORDED_COUNTRY],
  ['toggle', ({toggle}) => toggle === true],
  ['variant', ({variant}) => variant === 'true'],
  ['cores', ({cores = 0}) => cores > FEWEST_CORES],
  ['time-zone', ({timeZone = ''}) => timeZone.startsWith(RECORDED_TIME_ZONE)],
]

export interface Eligibility {
  isEligible: boolean
  /** The first condition that fails. */
  failed: string | null
}

export function checkEligibility(facts: RecorderFacts): Eligibility {
  const failed = CONDITIONS.find(([, isMet]) => !isMet(facts))?.[0] ?? null
  return {isEligible: failed === null, failed}
}
