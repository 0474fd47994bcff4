const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
}

/** Decodes HTML entities, which WordPress writes in names, options and messages. Null and undefined become empty. */
export const decode = (value: unknown): string =>
  `${value ?? ''}`.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (entity, decimal, hex, name) => {
    if (name) return NAMED[name] ?? entity
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16))
  })
