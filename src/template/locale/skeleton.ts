type Options = Intl.DateTimeFormatOptions

const TEXT_WIDTHS = ['short', 'short', 'short', 'long', 'narrow'] as const
const MONTH_WIDTHS = ['numeric', '2-digit', 'short', 'long', 'narrow'] as const

const textWidth = (length: number) => TEXT_WIDTHS[Math.min(length, TEXT_WIDTHS.length) - 1] ?? 'short'
const digits = (length: number) => (length === 2 ? '2-digit' : 'numeric')

const hour =
  (hourCycle?: 'h11' | 'h12' | 'h23' | 'h24') =>
  (length: number): Options => ({hour: digits(length), ...(hourCycle ? {hourCycle} : {})})

const month = (length: number): Options => ({month: MONTH_WIDTHS[Math.min(length, 5) - 1] ?? 'numeric'})
const weekday = (length: number): Options => ({weekday: textWidth(length)})

/** Unicode's letters for date fields, where Intl has them. */
const FIELDS = new Map<string, (length: number) => Options>([
  ['B', (length) => ({dayPeriod: textWidth(length)})],
  ['E', weekday],
  ['G', (length) => ({era: textWidth(length)})],
  ['H', hour('h23')],
  ['K', hour('h11')],
  ['L', month],
  ['M', month],
  ['O', (length) => ({timeZoneName: length < 4 ? 'shortOffset' : 'longOffset'})],
  ['S', (length) => ({fractionalSecondDigits: Math.min(length, 3) as 1 | 2 | 3})],
  ['c', weekday],
  ['d', (length) => ({day: digits(length)})],
  ['h', hour('h12')],
  ['j', hour()],
  ['k', hour('h24')],
  ['m', () => ({minute: '2-digit'})],
  ['s', () => ({second: '2-digit'})],
  ['v', (length) => ({timeZoneName: length < 4 ? 'shortGeneric' : 'longGeneric'})],
  ['y', (length) => ({year: digits(length)})],
  ['z', (length) => ({timeZoneName: length < 4 ? 'short' : 'long'})],
])

/** The hour includes AM and PM. */
const IMPLIED = 'ab'

export interface Skeleton {
  readonly fields: Options
  /** Letters of fields that Intl cannot format. */
  readonly unknown: readonly string[]
}

/** `yMMMd` and other skeletons, as options of Intl. */
export function readSkeleton(skeleton: string): Skeleton {
  const runs = [...skeleton.matchAll(/([a-zA-Z])\1*/g)].map(([run, letter = '']) => ({run, letter}))
  return {
    fields: Object.assign({}, ...runs.map(({run, letter}) => FIELDS.get(letter)?.(run.length))),
    unknown: runs.flatMap(({letter}) => (FIELDS.has(letter) || IMPLIED.includes(letter) ? [] : [letter])),
  }
}
