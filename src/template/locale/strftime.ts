import {type Civil, isoWeek, readCivil, weekOfYear} from './civil.ts'
import {zoneName} from './zone-name.ts'

/** In English, in any page language: the template language defines it so. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const two = (value: number): string => `${value}`.padStart(2, '0')
const spaced = (value: number): string => `${value}`.padStart(2)
const lastTwo = (year: number): string => two(Math.abs(year) % 100)
const dayName = ({weekday}: Civil): string => DAYS[weekday] ?? ''
const monthName = ({month}: Civil): string => MONTHS[month - 1] ?? ''
const short = (name: string): string => name.slice(0, 3)
const halfDay = ({hour}: Civil): string => (hour < 12 ? 'AM' : 'PM')
const hour12 = ({hour}: Civil): number => hour % 12 || 12

function showOffset({offset}: Civil): string {
  const size = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

interface Moment extends Civil {
  readonly time: number
  readonly timeZone: string
}

type Directive = (moment: Moment) => string | number

/** By letter; a text is a combination of directives. */
const DIRECTIVES: Readonly<Record<string, Directive | string>> = {
  '%': () => '%',
  a: (moment) => short(dayName(moment)),
  A: dayName,
  b: (moment) => short(monthName(moment)),
  B: monthName,
  c: (moment) =>
    `${short(dayName(moment))}, ${short(monthName(moment))} ${moment.day}, ${moment.year} ${hour12(moment)}:${two(moment.minute)}:${two(moment.second)} ${halfDay(moment)} ${zoneName(moment.time, moment.timeZone)}`,
  C: ({year}) => two(Math.floor(year / 100)),
  d: ({day}) => two(day),
  D: '%m/%d/%y',
  e: ({day}) => spaced(day),
  F: '%Y-%m-%d',
  g: (moment) => lastTwo(isoWeek(moment).year),
  G: (moment) => isoWeek(moment).year,
  h: '%b',
  H: ({hour}) => two(hour),
  i: hour12,
  I: (moment) => two(hour12(moment)),
  j: ({dayOfYear}) => `${dayOfYear}`.padStart(3, '0'),
  k: ({hour}) => spaced(hour),
  l: (moment) => spaced(hour12(moment)),
  m: ({month}) => two(month),
  M: ({minute}) => two(minute),
  n: () => '\n',
  N: ({millisecond}) => `${millisecond}`.padStart(3, '0').padEnd(9, '0'),
  p: halfDay,
  P: (moment) => halfDay(moment).toLowerCase(),
  q: ({month}) => Math.ceil(month / 3),
  r: (moment) => `${hour12(moment)}:${two(moment.minute)}:${two(moment.second)} ${halfDay(moment)}`,
  R: '%H:%M',
  s: ({time}) => Math.floor(time / 1000),
  S: ({second}) => two(second),
  t: () => '\t',
  T: '%H:%M:%S',
  u: ({weekday}) => weekday || 7,
  U: (moment) => two(weekOfYear(moment)),
  v: '%e-%b-%Y',
  V: (moment) => two(isoWeek(moment).week),
  w: ({weekday}) => weekday,
  W: '%U',
  x: '%m/%d/%Y',
  X: '%I:%M:%S %p',
  y: ({year}) => lastTwo(year),
  Y: ({year}) => year,
  z: showOffset,
  Z: ({time, timeZone}) => zoneName(time, timeZone),
}

function write(letter: string, moment: Moment): string {
  const directive = Object.hasOwn(DIRECTIVES, letter) ? DIRECTIVES[letter] : undefined
  if (directive === undefined) return ''
  return typeof directive === 'string' ? fill(directive, moment) : `${directive(moment)}`
}

/** Each letter is formatted once, however often it occurs: the name of a zone takes as long as 10,000 digits. */
function fill(pattern: string, moment: Moment): string {
  const known = new Map<string, string>()
  return pattern.replace(/%(.)/gs, (_, letter: string) => {
    const text = known.get(letter) ?? write(letter, moment)
    known.set(letter, text)
    return text
  })
}

/** Unknown directives print nothing. */
export const strftime = (pattern: string, time: number, timeZone: string): string =>
  fill(pattern, {...readCivil(time, timeZone), time, timeZone})
