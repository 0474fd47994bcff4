/** What is wrong with a release. */
export interface Fault {
  /** Share of the mounts that fail, whatever the release: extensions, lost connections. */
  fails?: number
  /** The engine in which one widget of each page throws. */
  throwsIn?: string
  /** Milliseconds that each interaction takes longer. */
  slower?: number
  /** Of the logarithm of their time. */
  spread?: number
  /** Share of the pages that miss a file. */
  misses?: number
}

/** The data of a `FieldData` event, without the version. */
interface Report extends Readonly<Record<string, unknown>> {
  engine: string
  mounts: number
  errors: number
  missing: number
  interaction: number | null
}

/** Share of the visitors, ordered. */
const ENGINES = [
  ['chromium', 0.65],
  ['webkit', 0.85],
  ['firefox', 0.97],
  ['other', 1],
] as const

/** Milliseconds. */
const MEDIAN = 60

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** The reports of one to four pages that a visitor opens. Browsers round durations to 8 ms. */
export function simulateVisitor(
  random: () => number,
  {fails = 0.0002, throwsIn, slower = 0, spread = 0.6, misses = 0}: Fault,
): Report[] {
  const kind = random()
  const engine = ENGINES.find(([, below]) => kind < below)?.[0] ?? 'other'
  return Array.from({length: 1 + Math.floor(random() * 4)}, () => {
    const mounts = 3 + Math.floor(random() * 5)
    const chance = Array.from({length: mounts}, random).filter((one) => one < fails).length
    const milliseconds = MEDIAN * Math.exp(spread * normal(random)) + slower
    return {
      engine,
      mounts,
      errors: engine === throwsIn ? Math.max(1, chance) : chance,
      missing: random() < misses ? 1 : 0,
      interaction: random() < 0.7 ? Math.round(milliseconds / 8) * 8 : null,
    }
  })
}
