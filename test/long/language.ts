import {isDeepStrictEqual} from 'node:util'
import {departures} from '../../build/reference/departures.ts'
import {createEngine, formatters, predicates, toCode} from '../../src/template/index.ts'
import {installPeers} from '../install-peers.ts'
import type {Check} from './check.ts'
import {type Language, loadLanguage} from './language/load-language.ts'
import {fixtureProbes, instructionProbes, namedProbes, nestedProbes, type Probe} from './language/probes.ts'
import {createTally} from './shop/tally.ts'

/** Languages of every script and plural rule that the platform's sites use. */
const LOCALES = [
  ...['ar', 'cs', 'da', 'de', 'en', 'en-GB', 'es', 'fi', 'fr', 'he'],
  ...['hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt-BR', 'ru', 'zh-Hans'],
]
const EACH = 40
const NESTED = 20_000
/** Examples printed for one name. */
const SHOWN = 3

const engine = createEngine()
const excused = new Set(departures.flatMap(({names}) => names))

/** Spaces that do not break, and marks of direction, depend on the version of the locale data. */
const normal = (output: string): string =>
  output.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '')

const oursOf = ({template, given, now}: Probe, locale: string): string => {
  const {data, partials, injects} = given
  return engine.render(template, data, {partials, injects, now, locale}).output
}

/** Null if it prints the same. */
function differ(language: Language, probe: Probe, locale: string): string | null {
  const ours = normal(oursOf(probe, locale))
  const {data, partials, injects} = probe.given
  const theirs = normal(language.render(probe.template, {data, partials, injects, now: probe.now, locale}))
  return ours === theirs
    ? null
    : `${locale} ${probe.template} with ${JSON.stringify(data)}\n  there ${JSON.stringify(theirs)}\n  here  ${JSON.stringify(ours)}`
}

interface Counts {
  tried: number
  excused: number
  differences: string[]
}

function compare(language: Language, probes: Iterable<Probe>, locale: string, counts: Counts): void {
  for (const probe of probes) {
    counts.tried++
    const difference = differ(language, probe, locale)
    if (!difference) continue
    if (probe.name !== null && excused.has(probe.name)) counts.excused++
    else counts.differences.push(difference)
  }
}

const start = (): Counts => ({tried: 0, excused: 0, differences: []})

function compareTrees(language: Language): Counts {
  const counts = start()
  for (const {template} of nestedProbes(NESTED)) {
    counts.tried++
    if (!isDeepStrictEqual(toCode(engine.compile(template)), language.parse(template)))
      counts.differences.push(template)
  }
  return counts
}

/** What the table says of the other implementation, where it no longer holds. */
function checkDepartures(language: Language): Counts {
  const wrong = departures.filter(
    ({template, data, locale = 'en', platform}) => language.render(template, {data, locale}) !== platform,
  )
  return {tried: departures.length, excused: 0, differences: wrong.map(({what}) => what)}
}

async function run() {
  installPeers()
  const language = await loadLanguage()
  const named = start()
  for (const locale of LOCALES) {
    compare(language, fixtureProbes(), locale, named)
    compare(language, namedProbes(EACH), locale, named)
  }
  const nested = start()
  compare(language, nestedProbes(NESTED), 'en', nested)
  const described = start()
  compare(language, instructionProbes(), 'en', described)
  const tally = createTally()
  const names = Object.keys({...formatters, ...predicates}).length
  const results = [
    [`${names} formatters and predicates in ${LOCALES.length} languages that print something else`, named],
    ['Examples of instructions in the reference that print something else', described],
    ['Random templates that print something else', nested],
    ['Random templates whose instruction tree is another', compareTrees(language)],
    ['Recorded departures that the public implementation does not have', checkDepartures(language)],
  ] as const
  for (const [what, {tried, excused: known, differences}] of results) {
    for (const difference of differences.slice(0, SHOWN)) console.error(difference)
    const departed = known ? `, and ${known} by recorded departures` : ''
    tally.expect(!differences.length, what, tried, `${differences.length}${departed}`)
  }
  return tally.end()
}

export const check: Check = {name: 'Template language beside its public implementation', run}
