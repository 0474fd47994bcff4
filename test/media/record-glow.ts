import {writeFile} from 'node:fs/promises'
import {chromium} from 'playwright-core'
import {CHROMIUM_ARGS, findChromium} from '../chromium.ts'

/** Draws a glowing kiln for a moment and returns it as a film; runs in the page. */
async function record(): Promise<string> {
  const [width, height, seconds] = [320, 180, 3]
  const canvas = Object.assign(document.createElement('canvas'), {width, height})
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const recorder = new MediaRecorder(canvas.captureStream(15), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 60_000,
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({data}) => parts.push(data)
  const isOver = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  const start = performance.now()
  for (;;) {
    const phase = (performance.now() - start) / 1000 / seconds
    if (phase >= 1) break
    // ends where it begins, so that it can loop
    const heat = 0.5 - 0.5 * Math.cos(2 * Math.PI * phase)
    const glow = context.createRadialGradient(width / 2, height, 10, width / 2, height, 180 + 60 * heat)
    glow.addColorStop(0, `hsl(35 90% ${55 + 10 * heat}%)`)
    glow.addColorStop(0.4, `hsl(16 80% ${32 + 10 * heat}%)`)
    glow.addColorStop(1, '#1a0f0a')
    context.fillStyle = glow
    context.fillRect(0, 0, width, height)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await isOver
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

// `node test/media/record-glow.ts` writes `glow.webm`. The film is committed because a server has no encoder.
const executablePath = findChromium()
const browser = await chromium.launch({...(executablePath && {executablePath}), args: [...CHROMIUM_ARGS]})
const page = await browser.newPage()
const film = Buffer.from(await page.evaluate(record), 'base64')
await writeFile(new URL('../../demo/media/glow.webm', import.meta.url), film)
await browser.close()
