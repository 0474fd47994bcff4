/** Samples per second, one byte each: enough for a bell. */
const RATE = 8000
const HEADER = 44

/** Partials of a struck bell: relative pitch, loudness and decay. */
const PARTIALS = [
  [0.5, 0.3, 0.5],
  [1, 0.4, 0.9],
  [1.19, 0.25, 1.2],
  [1.5, 0.2, 1.6],
  [2, 0.25, 2.2],
] as const

export interface Sound {
  title: string
  author: string
  seconds: number
  /** The frequency of each stroke in hertz, in order. */
  strokes: readonly number[]
}

/** The amplitude at a moment, from -1 to 1. */
function swingAt(time: number, {seconds, strokes}: Sound): number {
  const each = seconds / (strokes.length + 1)
  const swings = strokes.map((pitch, index) => {
    const since = time - index * each
    if (since < 0) return 0
    return PARTIALS.reduce(
      (sum, [ratio, loudness, fading]) =>
        sum + loudness * Math.exp(-fading * since) * Math.sin(2 * Math.PI * pitch * ratio * since),
      0,
    )
  })
  return swings.reduce((sum, swing) => sum + swing, 0) / 2
}

/** A sound as a WAV file. */
export function makeWav(sound: Sound): Buffer<ArrayBuffer> {
  const length = Math.round(sound.seconds * RATE)
  const file = Buffer.alloc(HEADER + length)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER - 8 + length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  // PCM, one channel
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(length, 40)
  for (let at = 0; at < length; at++) {
    const swing = Math.max(-1, Math.min(1, swingAt(at / RATE, sound)))
    file.writeUInt8(Math.round(128 + 127 * swing), HEADER + at)
  }
  return file
}

/** By file name. */
export const sounds = {
  'kiln-bell.wav': {
    title: 'The bell in the yard',
    author: 'Recorded by Ines',
    seconds: 6,
    strokes: [523, 440, 349],
  },
} as const satisfies Record<string, Sound>
