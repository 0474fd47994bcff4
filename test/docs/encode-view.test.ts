import {expect, it} from 'vitest'
import {decodeView, encodeView} from '../../docs/.vitepress/theme/encode-view.ts'

const viewOf = (length: number) => ({html: 'a'.repeat(length), lang: 'en-US', dir: 'ltr'}) as const

it('holds a view in an address', async () => {
  const view = viewOf(10_000)
  expect(await decodeView(await encodeView(view))).toEqual(view)
})

it('does not unpack a short address to more than a megabyte', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(viewOf(50_000_000)))
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const text = Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url')
  expect(text.length).toBeLessThan(100_000)
  expect(await decodeView(`1.${text}`)).toBeNull()
})
