import {brotliCompressSync} from 'node:zlib'
import {build, type Rolldown} from 'vite'
import {expect, it} from 'vitest'
import {IN_ENGINE} from './page-engine.ts'
import {widgetConfig} from './widgets.ts'

it('the cart’s link, which is in the page engine’s file, is at most 1,000 bytes as a file of its own', async () => {
  const config = widgetConfig(false)
  const result = await build({...config, build: {...config.build, write: false}})
  const {output} = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const chunk = output.find((file) => file.type === 'chunk' && file.name === IN_ENGINE)
  if (chunk?.type !== 'chunk') throw new Error(`${IN_ENGINE} was not built apart`)
  const bytes = brotliCompressSync(chunk.code).length
  expect(bytes).toBeGreaterThan(400)
  expect(bytes).toBeLessThanOrEqual(1000)
})
