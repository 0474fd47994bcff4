import {type RunnerTask, type RunnerTestCase, TestRunner, type TestTryOptions} from 'vitest'
import type {Findings} from './change.ts'

/** What the switches in the code read and write (Stryker's instrumenter). */
interface Switches {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: {perTest: Findings['reached']}
}

const switches: Switches = {}
Reflect.set(globalThis, '__stryker__', switches)

/** A loop that goes round this often more than without the change never ends. */
const PATIENCE = 100

/**
 * Runs each test once for each change that it reaches, in one worker: starting one for each change would take a hundred
 * times as long. After each failure the test has to pass without the change.
 */
// biome-ignore lint/style/noDefaultExport: Vitest asks for it
export default class extends TestRunner {
  #findings: Findings = {reached: {}, noticed: [], endless: [], broken: [], isSpoiled: false}
  /** The changes to try with the current test. */
  #changes: [id: string, hits: number][] = []

  override async onBeforeRunTask(test: RunnerTask) {
    await super.onBeforeRunTask(test)
    const plan = this.injectValue('plan')
    if (!plan || test.type !== 'test') return
    const {noticed, isSpoiled} = this.#findings
    this.#changes = Object.entries<number>(plan[test.id] ?? {}).filter(([id]) => !noticed.includes(id))
    if (isSpoiled || !this.#changes.length) test.mode = 'skip'
    test.repeats = this.#changes.length - 1
    test.retry = 1
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions) {
    super.onBeforeTryTask(test, options)
    if (this.#findings.isSpoiled) test.context.skip()
    const [id, hits = 0] = this.#changes[options.repeats] ?? []
    switches.currentTestId = test.id
    switches.activeMutant = options.retry ? undefined : id
    switches.hitCount = 0
    switches.hitLimit = PATIENCE * (hits + PATIENCE)
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions) {
    await super.onAfterRetryTask(test, options)
    const change = switches.activeMutant
    switches.activeMutant = undefined
    switches.currentTestId = undefined
    if (!this.injectValue('plan')) this.#noteReached(test)
    else if (test.result?.state === 'fail') this.#noteFailure(test, change)
    test.file.meta.findings = this.#findings
  }

  #noteReached(test: RunnerTestCase) {
    if (test.result?.state === 'fail') this.#findings.broken.push(test.name)
    else this.#findings.reached[test.id] = switches.mutantCoverage?.perTest[test.id] ?? {}
  }

  #noteFailure({result}: RunnerTestCase, change: string | undefined) {
    const findings = this.#findings
    const messages = result?.errors?.map(({message}) => message) ?? []
    const isStopped = messages.some((message) => message.startsWith('Test timed out'))
    // a test that was stopped may still run
    if (!change || isStopped) findings.isSpoiled = true
    if (!change) return
    findings.noticed.push(change)
    if (isStopped || messages.some((message) => message.includes('Hit count limit')))
      findings.endless.push(change)
  }
}
