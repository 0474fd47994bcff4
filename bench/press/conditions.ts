/** The conditions of a visitor's press. */
export interface Conditions {
  /** How many times slower than the machine's the processor is. */
  cpu: number
  /** Milliseconds of each round trip. */
  latency: number
  /** Pressed two seconds after the page has loaded, instead of at once. */
  isRested: boolean
  /** The mouse points at the control for 100 ms before. */
  hovers: boolean
}

const REST: Conditions = {cpu: 1, latency: 0, isRested: true, hovers: true}

/** Each value stands in two of them at least: all sixteen would take two hours. */
export const CONDITIONS: readonly Conditions[] = [
  REST,
  {...REST, cpu: 4},
  {...REST, latency: 150, hovers: false},
  {...REST, cpu: 4, latency: 150, isRested: false, hovers: false},
]

/** For a quick run. */
export const QUICK_CONDITIONS: readonly Conditions[] = [REST]

export const describeConditions = ({cpu, latency, isRested, hovers}: Conditions): string =>
  `CPU/${cpu}, ${latency} ms a round trip, ${isRested ? 'at rest' : 'cold'}, ${hovers ? 'after a hover' : 'without a hover'}`
