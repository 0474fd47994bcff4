/** A random UUID (version 4). Only secure pages have `crypto.randomUUID`. */
export function createUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = new Uint8Array(36)
  globalThis.crypto.getRandomValues(bytes)
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit, index: number) => {
    const random = bytes[index] ?? 0
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
}
