const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
])

const LAST_CODE = 0x10ffff

function toCharacter(reference: string): string | undefined {
  if (!reference.startsWith('#')) return NAMED.get(reference)
  const isHexadecimal = /^#x/i.test(reference)
  const code = Number.parseInt(reference.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10)
  return code <= LAST_CODE ? String.fromCodePoint(code) : undefined
}

/** The text of an attribute. References that templates do not write, such as `&eacute;`, stay. */
export const decodeAttribute = (html: string): string =>
  html.replace(
    /&(#\d{1,7}|#x[\da-f]{1,6}|amp|apos|gt|lt|quot);/gi,
    (whole, reference: string) => toCharacter(reference) ?? whole,
  )
