// biome-ignore-all lint/suspicious/noConsole: the terminal is where this program speaks
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {findConcernedBy, readChanged} from './run/changed.ts'
import {type Check, PARTS, type Result} from './run/check.ts'
import {CHECKS, FURTHER_CHECKS, SHOPS_AHEAD} from './run/checks.ts'
import {type Concerned, findConcerned} from './run/concerning.ts'
import {createTurns} from './run/in-turn.ts'
import {RESULTS} from './run/reports.ts'
import {runCheck} from './run/run-check.ts'
import {runInOrder} from './run/schedule.ts'
import {
  describeGrowth,
  describeParts,
  describeSlowest,
  describeTimes,
  slowestOf,
  timesOf,
} from './run/times.ts'

/**
 * Runs every check of the project, and does not stop at a failure. Ends with the counts of all checks.
 *
 * - `npm test -- <word>`: the checks that concern a word
 * - `npm run test:changed`: those that concern a change, since the last commit or since `-- <commit>`
 * - `npm run test:all`: everything, with all layouts, looks and shops
 * - `-- --part chromium --shard 1/2`: a part of the usual run, for machines that share it
 * - `-- --keep-times`: keeps the seconds of each check for later runs to compare with
 */

/** Kept with each change of what a run does. */
const KEPT_TIMES = 'test/run/times.json'

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    changed: {type: 'boolean'},
    all: {type: 'boolean'},
    part: {type: 'string', multiple: true},
    shard: {type: 'string'},
    'prepare-shops': {type: 'boolean'},
    'keep-times': {type: 'boolean'},
  },
})
const [word] = positionals

const ofConcerned = (concerned: Concerned): Check[] =>
  CHECKS.flatMap((check) => {
    const command = check.of?.(concerned)
    return command ? [{...check, command}] : []
  })

function ofChange(commit = 'HEAD'): readonly Check[] {
  const changed = readChanged(commit)
  const concerned = findConcernedBy(changed)
  console.info(
    `Files that differ from ${commit}: ${changed.length}.${concerned ? '' : ' They concern every check.'}`,
  )
  return concerned ? ofConcerned(concerned) : CHECKS
}

/** A part with what it needs: the build and the preparations. */
function ofParts(parts: readonly string[]): Check[] {
  const unknown = parts.find((part) => !PARTS.some((one) => one === part))
  if (unknown) throw new Error(`no part is called ${unknown}: ${PARTS.join(', ')}`)
  const all = [...CHECKS, ...FURTHER_CHECKS]
  const chosen = new Set(all.filter(({part}) => parts.includes(part)))
  for (const {after = []} of chosen)
    for (const check of all) if (after.includes(check.name)) chosen.add(check)
  return all.filter((check) => chosen.has(check)).map(ofShard)
}

const ofShard = (check: Check): Check =>
  values.shard && check.part === 'chromium'
    ? {...check, command: [...check.command, `--shard=${values.shard}`]}
    : check

function choose(): readonly Check[] {
  if (values.part) return ofParts(values.part)
  if (values.changed) return ofChange(word)
  if (values.all) return [...CHECKS, ...FURTHER_CHECKS]
  if (word !== undefined) return ofConcerned(findConcerned(word))
  return values['prepare-shops'] ? [...CHECKS, SHOPS_AHEAD] : CHECKS
}

const takeTurn = createTurns((text) => process.stdout.write(text))

async function run(check: Check): Promise<Result> {
  const {print, end} = takeTurn()
  print(Buffer.from(`\n── ${check.name}\n`))
  const result = await runCheck(check, print)
  print(Buffer.from(`${check.name}: ${result.seconds.toFixed(1)} s\n`))
  end()
  return result
}

const FAILURE_LINES = 24
const describe = ({name, passed, failed, skipped = 0, whyNot}: Result): string =>
  whyNot
    ? `– ${name}: skipped, it could not be made (${whyNot})`
    : `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`
const describeFailure = (failure: string): string =>
  `✗ ${failure.split('\n').slice(0, FAILURE_LINES).join('\n    ')}\n`

/** Everything that is read from a run: its times, its failures, its counts. */
function report(results: readonly Result[], minutes: number): void {
  const times = timesOf(results)
  writeFileSync(
    `${RESULTS}/times.json`,
    JSON.stringify({checks: times, slowest: slowestOf(results)}, null, 2),
  )
  const isKept = existsSync(KEPT_TIMES)
  const growth = isKept ? describeGrowth(results, JSON.parse(readFileSync(KEPT_TIMES, 'utf8'))) : []
  if (values['keep-times']) writeFileSync(KEPT_TIMES, `${JSON.stringify(times, null, 2)}\n`)
  const lines = [
    ...describeSlowest(results),
    '',
    ...describeTimes(results),
    '',
    ...results.flatMap(({failures = []}) => failures.map(describeFailure)),
    ...growth.map((line) => `! ${line}`),
    ...results.filter(({isPreparation}) => !isPreparation).map(describe),
    `${minutes.toFixed(1)} minutes: ${describeParts(results)}`,
  ]
  console.info(`\n${lines.join('\n')}`)
}

if (values.all) process.env.ALL = '1'
rmSync(RESULTS, {recursive: true, force: true})
mkdirSync(RESULTS)

const begun = performance.now()
const chosen = choose()
const results = await runInOrder(chosen, run)
report(results, (performance.now() - begun) / 60_000)

const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`)
const isNothing = sum('passed') + sum('failed') === 0
if (isNothing)
  console.error(
    values.changed
      ? 'Nothing has changed.'
      : `No file has “${word}” in its path, and no browser test in its title.`,
  )
process.exitCode = sum('failed') || (isNothing && !values.changed) ? 1 : 0
