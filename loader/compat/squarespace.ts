import {fromKeys} from '../../src/lib/from-keys.ts'
import {run, whenReady} from './run.ts'

/** The calls that a script makes after it has put content into the page. */
const LOOK_AGAIN = [
  'initializeLayoutBlocks',
  'initializeCommerce',
  'initializeFormBlocks',
  'initializeVideo',
  'initializeNativeVideo',
  'initializeWebsiteComponent',
  'initializeSummaryV2Block',
  'initializeGlobalLightbox',
  'initializePageContent',
]

function vitrine() {
  const {Vitrine: api} = window
  return api && !Array.isArray(api) ? api : null
}

/** The platform’s own global: runs the tasks for the start and the end of a page. Widgets do the rest. */
export function createSquarespace(): Record<string, unknown> {
  const begin: unknown[] = []
  const end: unknown[] = []
  let Y: unknown = {}
  let isReady = false

  const runAll = (tasks: readonly unknown[]) => {
    for (const task of tasks) run(task, Y)
  }
  whenReady(() => {
    isReady = true
    runAll(begin)
  })
  addEventListener('pagehide', () => runAll(end))

  return {
    ...fromKeys(LOOK_AGAIN, () => () => vitrine()?.mount()),
    load() {},
    afterBodyLoad() {},
    onInitialize(given: unknown, task: unknown) {
      Y = given
      begin.push(task)
      if (isReady) run(task, Y)
    },
    onDestroy(given: unknown, task: unknown) {
      Y = given
      end.push(task)
    },
    /** Templates that swap pages by script call these two around each swap. */
    globalInit() {
      vitrine()?.mount()
      runAll(begin)
    },
    globalDestroy() {
      runAll(end)
      vitrine()?.unmount()
    },
  }
}
