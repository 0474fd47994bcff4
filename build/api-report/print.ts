const LONGEST = 120

/** The depth of brackets before each character. */
function depths(line: string): number[] {
  let depth = 0
  let quote = ''
  return Array.from(line, (char) => {
    const before = depth
    if (quote) quote = char === quote ? '' : quote
    else if (/["`]/.test(char)) quote = char
    else if (/[[({]/.test(char)) depth++
    else if (/[\])}]/.test(char)) depth--
    return before
  })
}

/** A declaration in one line, or with a line for each member of the object that it ends with. */
export function printDeclaration(line: string): string {
  const depth = depths(line)
  const outer = (depth.at(-1) ?? 0) - 1
  const start = Array.from(line).findLastIndex((char, at) => char === '{' && depth[at] === outer)
  if (line.length <= LONGEST || start < 0 || !line.endsWith('}')) return line
  const cuts = Array.from(line).flatMap((char, at) =>
    at === start || (at > start && char === ';' && depth[at] === outer + 1) ? [at] : [],
  )
  const members = cuts.map((cut, place) => line.slice(cut + 1, cuts[place + 1] ?? -1).trim())
  return [line.slice(0, start + 1), ...members.map((member) => `  ${member}`), '}'].join('\n')
}
