/** A finite number, also from its text; the fallback for everything else. */
export function toNumber<T>(value: unknown, fallback: T): number | T {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback
}
