import {brotliCompressSync} from 'node:zlib'
import {build, type Rolldown} from 'vite'
import {expect, it} from 'vitest'
import {PACKED} from './packed.ts'
import {widgetConfig} from './widgets.ts'

/** Bytes that the product allows each of them, compressed with brotli. */
const LIMITS: Record<string, number> = {'cart-indicator': 800}

it('what is packed with the engine is as small as in a file of its own', async () => {
  const config = widgetConfig([])
  const result = await build({...config, build: {...config.build, write: false}})
  const {output} = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const sizes = output.flatMap((file) =>
    file.type === 'chunk' && PACKED.includes(file.name)
      ? [[file.name, brotliCompressSync(file.code).length] as const]
      : [],
  )
  expect(sizes.map(([name]) => name)).toEqual(PACKED)
  for (const [name, bytes] of sizes) {
    expect(bytes).toBeGreaterThan(400)
    expect(bytes).toBeLessThanOrEqual(LIMITS[name] ?? 0)
  }
})
