/** Parses a flag. Pages write flags as booleans and as text (`"true"`, `"false"`, `""`). */
export const toBoolean = (value: unknown, fallback = false): boolean =>
  typeof value === 'boolean' ? value : value === 'true' || (value !== 'false' && fallback)
