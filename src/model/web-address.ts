/** The address in full where it leads to a page, a letter or a call; null for all else, as what would run. */
export function webAddress(text: string, base: string): string | null {
  if (!URL.canParse(text, base)) return null
  const {protocol, href} = new URL(text, base)
  return /^(https?|mailto|tel):$/.test(protocol) ? href : null
}
