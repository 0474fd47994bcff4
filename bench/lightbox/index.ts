import {runBrowserSuite} from '../browser-suite.ts'
import {createContents} from '../gallery/contents.ts'
import {serve} from '../loader/serve.ts'
import {contenders} from './contenders.ts'
import {measure} from './measure.ts'
import {describeResults} from './report.ts'

const DOCUMENT = new URL('../../docs/reference/benchmarks-lightbox.md', import.meta.url)

/**
 * Measures opening a lightbox, moving on and closing it with a slow processor, for the built widget and PhotoSwipe.
 * Writes docs/reference/benchmarks-lightbox.md. Returns false if one did not do its job; slow figures are not a
 * failure.
 */
export const runLightboxSuite = (args: string[]): Promise<boolean> =>
  runBrowserSuite(
    {
      contenders,
      start: async () => serve(await createContents()),
      measure,
      describeResults,
      document: DOCUMENT,
      runs: 9,
    },
    args,
  )
