import {defineConfig} from 'vitest/config'
import {preactAlias} from '../../../vite.config.ts'

/** The unit and widget tests as one project: a changed line runs those that reach it. */
// biome-ignore lint/style/noDefaultExport: the name that Vite and Vitest look for
export default defineConfig({
  resolve: {alias: preactAlias},
  test: {
    environment: 'node',
    // a test that waits for what never comes fails long before it would be stopped
    testTimeout: 25_000,
    hookTimeout: 30_000,
    setupFiles: ['test/helpers/end-with-page.ts', 'test/helpers/teach-elements.ts'],
    include: ['src/**/*.test.ts', 'widgets/**/*.test.ts'],
  },
})
