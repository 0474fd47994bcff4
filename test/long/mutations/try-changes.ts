import type {Findings} from './change.ts'
import type {openTests} from './run-tests.ts'

type Tests = Awaited<ReturnType<typeof openTests>>

/** The part of a plan with changes that `isOpen`. */
function choose(plan: Findings['reached'], isOpen: (id: string) => boolean): Findings['reached'] {
  const tests = Object.entries(plan).map(
    ([test, changes]) =>
      [test, Object.fromEntries(Object.entries(changes).filter(([id]) => isOpen(id)))] as const,
  )
  return Object.fromEntries(tests.filter(([, changes]) => Object.keys(changes).length))
}

/** What the tests of each file reach. */
export async function findReached(tests: Tests) {
  const plans = new Map<string, Findings['reached']>()
  for (const file of tests.files) {
    const findings = await tests.run(file, null)
    for (const name of findings?.broken ?? []) console.warn(`  fails without a change: ${name}`)
    plans.set(file, findings?.reached ?? {})
  }
  return plans
}

const sizeOf = (plan: Findings['reached']): number =>
  Object.values(plan).reduce((sum, changes) => sum + Object.keys(changes).length, 0)

/** Tries the changes that `isChosen` with each test that reaches them, until one notices. */
export async function tryChanges(
  tests: Tests,
  plans: ReadonlyMap<string, Findings['reached']>,
  isChosen: (id: string) => boolean,
) {
  const noticed = new Set<string>()
  const endless = new Set<string>()
  const tryFile = async (file: string, whole: Findings['reached']): Promise<void> => {
    const plan = choose(whole, (id) => isChosen(id) && !noticed.has(id))
    if (!Object.keys(plan).length) return
    const findings = await tests.run(file, plan)
    for (const id of findings?.noticed ?? []) noticed.add(id)
    for (const id of findings?.endless ?? []) endless.add(id)
    if (findings?.isSpoiled && findings.noticed.length) await tryFile(file, whole)
  }
  // tests that reach much take long: they get what others have not noticed
  for (const [file, plan] of [...plans].sort(([, a], [, b]) => sizeOf(a) - sizeOf(b))) {
    await tryFile(file, plan)
    console.info(`  ${noticed.size} noticed after ${file}`)
  }
  return {noticed, endless}
}
