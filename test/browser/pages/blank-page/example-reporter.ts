import type {FullResult, Reporter, Suite, TestCase} from '@playwright/test/reporter'

const isExample = ({annotations}: TestCase): boolean => annotations.some(({type}) => type === 'example')

/** Reports the number of tested examples at the end; an example that was not tested fails the run, whatever the reason. */
// biome-ignore lint/style/noDefaultExport: Playwright makes one of the default export
export default class ExampleReporter implements Reporter {
  examples: TestCase[] = []

  onBegin(_: unknown, suite: Suite): void {
    this.examples = suite.allTests().filter(isExample)
  }

  async onEnd(): Promise<{status?: FullResult['status']}> {
    if (!this.examples.length) return {}
    const missed = this.examples.filter(({results}) => !results.some(({status}) => status !== 'skipped'))
    console.info(
      `\nExamples on a blank page: ${this.examples.length - missed.length} of ${this.examples.length}`,
    )
    for (const {title} of missed) console.info(`  not reached: ${title}`)
    return missed.length ? {status: 'failed'} : {}
  }
}
