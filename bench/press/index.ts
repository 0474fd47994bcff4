import {cpSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {runBrowserSuite} from '../browser-suite.ts'
import {startShop} from '../start-shop.ts'
import {CONDITIONS, QUICK_CONDITIONS} from './conditions.ts'
import {createContenders} from './contenders.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

const DOCUMENT = new URL('../../docs/reference/benchmarks-press.md', import.meta.url)
const SHEETS = new URL('../../dist/assets', import.meta.url)

/** The shop with the style sheets of Vitrine, and no script. */
async function startPlainShop() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  cpSync(SHEETS, join(folder, 'assets'), {recursive: true})
  const shop = await startShop(folder)
  return {
    ...shop,
    async close() {
      await shop.close()
      rmSync(folder, {recursive: true})
    },
  }
}

/**
 * Measures the way from a press in the demo shop to what the visitor wanted, beside pages by hand and what packages
 * offer for the same. Writes docs/reference/benchmarks-press.md. Returns false if a press had no effect; slow figures
 * are not a failure.
 */
export async function runPressSuite(args: string[]): Promise<boolean> {
  const plain = await startPlainShop()
  try {
    return await runBrowserSuite(
      {
        contenders: createContenders(args.includes('--quick') ? QUICK_CONDITIONS : CONDITIONS),
        start: () => startShop(),
        measure: (browser, origin, one) => measure(browser, one.by ? plain.origin : origin, one),
        describeResults,
        document: DOCUMENT,
        runs: 15,
      },
      args,
    )
  } finally {
    await plain.close()
  }
}
