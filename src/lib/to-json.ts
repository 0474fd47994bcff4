const PLAIN: unknown[] = [Object.prototype, Array.prototype]

const isPlain = (value: unknown): boolean => PLAIN.includes(Object.getPrototypeOf(Object(value)))

/**
 * `JSON.stringify`, but without the `toJSON` of arrays and plain objects: Prototype.js 1.6 and similar scripts add one
 * that encodes them twice. `alter` replaces each value.
 */
export const toJson = (value: unknown, alter = (member: unknown): unknown => member): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key, written) {
    const own = this[key]
    return alter(isPlain(own) ? own : written)
  })
