import type {Row} from '../check.ts'

/** The sections of the page by their headings. */
export const readSections = (page: string): Map<string, string> =>
  new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trimEnd()}\n`]),
  )

const readCells = (line: string): string[] =>
  line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replaceAll('\\|', '|'))

/** The rows of one section, without the head of its table. */
export function readRows(page: string, name: string): Row[] {
  const lines = readSections(page).get(name)?.split('\n') ?? []
  return lines
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => {
      const [what = '', tried = '', result = ''] = readCells(line)
      return {what, tried, result}
    })
}
