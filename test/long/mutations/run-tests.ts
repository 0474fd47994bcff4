import {fileURLToPath} from 'node:url'
import type {Plugin} from 'vite'
import {createVitest} from 'vitest/node'
import {preactAlias} from '../../../vite.config.ts'
import type {Findings} from './change.ts'

const HELPER = /\/test\/helpers\/until\.ts$/

/** Serves the changed code; tests that wait for a state give up soon. */
const serveCode = (code: ReadonlyMap<string, string>): Plugin => ({
  name: 'changes',
  enforce: 'pre',
  load: (id) => code.get(id) ?? null,
  transform: (text, id) => (HELPER.test(id) ? text.replace('60_000', '8_000') : null),
})

/** Runs files of tests with changed code, one after the other. */
export async function openTests(code: ReadonlyMap<string, string>, include: string[]) {
  const options = {
    config: false as const,
    watch: false,
    // it would serve the code that it knows, and keep the changed code for other runs
    fsModuleCache: false,
    include,
    maxWorkers: 1,
    pool: 'threads' as const,
    runner: fileURLToPath(new URL('test-runner.ts', import.meta.url)),
    setupFiles: ['test/helpers/end-with-page.ts', 'test/helpers/teach-elements.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: [{}],
    onConsoleLog: () => false,
  }
  const vitest = await createVitest('test', options, {
    resolve: {alias: preactAlias},
    plugins: [serveCode(code)],
  })

  const run = async (file: string, plan: Findings['reached'] | null): Promise<Findings | undefined> => {
    vitest.state.filesMap.clear()
    vitest.provide('plan', plan)
    await vitest.start([file])
    return vitest.state.getFiles()[0]?.meta.findings
  }
  const files = (await vitest.globTestSpecifications()).map(({moduleId}) => moduleId)
  return {files, run, close: () => vitest.close()}
}
