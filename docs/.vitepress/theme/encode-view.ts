import {asRecord} from '../../../src/lib/as-record.ts'
import type {View} from './preview-document.ts'

/** What a hash with a state begins with; another format gets another number. */
const FORMAT = '1.'

/** Bytes of a view: a short address can hold one that fills the memory. */
const MOST = 1_000_000

/** Throws if more than `MOST` bytes come out. */
async function pass(bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  let left = MOST
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.length
      if (left < 0) throw new RangeError('The view is too large')
      controller.enqueue(chunk)
    },
  })
  return new Response(new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(limit)).arrayBuffer()
}

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

function isView(value: unknown): value is View {
  const {html, lang, dir} = asRecord(value)
  return typeof html === 'string' && typeof lang === 'string' && (dir === 'ltr' || dir === 'rtl')
}

/** A view as text that an address can hold, without its `#`. */
export async function encodeView({html, lang, dir}: View): Promise<string> {
  const packed = await pass(JSON.stringify({html, lang, dir}), new CompressionStream('deflate-raw'))
  return FORMAT + toBase64Url(packed)
}

/** The view that an address holds; null where it holds something else. */
export async function decodeView(text: string): Promise<View | null> {
  if (!text.startsWith(FORMAT)) return null
  try {
    const bytes = fromBase64Url(text.slice(FORMAT.length))
    const unpacked = await pass(bytes, new DecompressionStream('deflate-raw'))
    const value: unknown = JSON.parse(new TextDecoder().decode(unpacked))
    return isView(value) ? value : null
  } catch {
    return null
  }
}
