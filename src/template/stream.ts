/** Minimum number of characters in a chunk. */
const CHUNK = 16_384

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff

/** Cuts a text in two, never inside a character. */
function split(text: string, isLast: boolean): [ready: string, rest: string] {
  const end = isLast || !isHighSurrogate(text.charCodeAt(text.length - 1)) ? text.length : text.length - 1
  return [text.slice(0, end), text.slice(end)]
}

/** The parts as UTF-8, each produced on demand. */
export function toStream<T>(
  parts: Iterator<string, T>,
  onEnd: (result: T) => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let pending = ''
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      for (;;) {
        const part = parts.next()
        if (!part.done) {
          pending += part.value
          if (pending.length < CHUNK) continue
        }
        const [ready, rest] = split(pending, part.done === true)
        pending = rest
        if (ready) controller.enqueue(encoder.encode(ready))
        if (part.done) {
          controller.close()
          onEnd(part.value)
        }
        return
      }
    },
  })
}
