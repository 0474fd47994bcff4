/** The same in every bundle of the engine; no JSON has it as a key. */
const HTML: unique symbol = Symbol.for('vitrine.trusted-html')

/** Text that is printed as HTML. */
export interface TrustedHtml {
  readonly [HTML]: string
  /** The HTML, so that it can be a part of other HTML. */
  toString(): string
}

/** Marks HTML that a hook may print. Whatever is not marked is escaped: mark only what your server wrote or cleaned. */
export const trustedHtml = (html: string): TrustedHtml =>
  Object.freeze({[HTML]: `${html}`, toString: () => `${html}`})

/** Undefined for every other value. */
export function readTrustedHtml(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !(HTML in value)) return undefined
  const html = value[HTML]
  return typeof html === 'string' ? html : undefined
}
