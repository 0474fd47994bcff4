import {defineConfig} from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: the name that Vitest looks for
export default defineConfig({
  test: {name: 'bench', environment: 'node', include: ['**/*.test.ts'], testTimeout: 20_000},
})
