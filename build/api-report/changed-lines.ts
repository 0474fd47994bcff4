const linesWithout = (text: string, other: string): string[] => {
  const others = new Set(other.split('\n'))
  return text.split('\n').filter((line) => !others.has(line))
}

/** What two reports do not share: lines that are gone begin with `- `, new ones with `+ `. */
export const changedLines = (before: string, after: string): string[] => [
  ...linesWithout(before, after).map((line) => `- ${line}`),
  ...linesWithout(after, before).map((line) => `+ ${line}`),
]
