/** Milliseconds for a reply with its whole body. */
const TIMEOUT_MS = 15_000

/** Bytes of a body, unpacked: no cart and no page is as long. */
const MOST = 5_000_000

async function readBytes(reply: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of reply.body ?? []) {
    length += chunk.length
    // leaving the loop cancels the body
    if (length > MOST) throw new Error(`the body is longer than ${MOST / 1_000_000} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A reply and its bytes. No server can hold the command with one that never ends; redirects are not followed. */
export async function fetchBytes(
  url: string,
  init: RequestInit = {},
): Promise<{reply: Response; bytes: Buffer}> {
  const reply = await fetch(url, {...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS)})
  return {reply, bytes: await readBytes(reply)}
}

/** A reply and its text, under the same limits. */
export async function fetchText(url: string, init?: RequestInit): Promise<{reply: Response; text: string}> {
  const {reply, bytes} = await fetchBytes(url, init)
  return {reply, text: new TextDecoder().decode(bytes)}
}
