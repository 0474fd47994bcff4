/** FNV-1a over the bytes of a text, 32 bits from a basis. */
function fnv(bytes: Uint8Array, basis: number): string {
  let value = basis
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  return value.toString(36)
}

/** A short, stable name for a text. Not for secrets. */
export function hashText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `${fnv(bytes, 0x811c9dc5)}${fnv(bytes.toReversed(), 0x01000193)}`
}
