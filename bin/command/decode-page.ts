import {isUtf8} from 'node:buffer'

/** Bytes in which a page names its encoding, if its server does not. */
const HEAD = 1024
const NAMED = /charset\s*=\s*["']?([\w:-]+)/i

/** Without a name, in most languages. */
const PRESET = 'windows-1252'

function decoderOf(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null
  } catch {
    return null
  }
}

/** What begins with one names its encoding by it. */
const markOf = (bytes: Buffer): string | undefined => {
  const start = bytes.toString('hex', 0, 3)
  if (start === 'efbbbf') return 'utf-8'
  return {fffe: 'utf-16le', feff: 'utf-16be'}[start.slice(0, 4)]
}

/** How browsers read a page: by its byte order mark, its header, or its own head. */
function findDecoder(bytes: Buffer, type: string): TextDecoder {
  const marked = decoderOf(markOf(bytes)) ?? decoderOf(NAMED.exec(type)?.[1])
  if (marked) return marked
  const named = decoderOf(NAMED.exec(bytes.toString('latin1', 0, HEAD))?.[1])
  // a head that can be read as ASCII is not in two bytes a letter
  if (named && !named.encoding.startsWith('utf-16')) return named
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : PRESET)
}

/** The text of a page, and its encoding; `type` is its header Content-Type. */
export function decodePage(bytes: Buffer, type = ''): {text: string; encoding: string} {
  const decoder = findDecoder(bytes, type)
  return {text: decoder.decode(bytes), encoding: decoder.encoding}
}
