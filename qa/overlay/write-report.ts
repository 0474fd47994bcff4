import type {Item, Row, Section} from './section.ts'

/** Puts a text on one line and escapes Markdown. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>|])/g, '\\$1')

const writeRow = ([name, value]: Row): string => `- ${inLine(name)}: ${inLine(value)}`
const writeProblem = (problem: string): string => `- **${inLine(problem)}**`

function writeItem({title, rows = [], problems = []}: Item): string {
  const lines = [...problems.map(writeProblem), ...rows.map(writeRow)].map((line) => `  ${line}`)
  return [`- ${inLine(title)}`, ...lines].join('\n')
}

function writeSection({title, summary, rows = [], problems = [], items = [], hint}: Section): string {
  return [
    `## ${inLine(title)}: ${inLine(summary)}`,
    '',
    ...problems.map(writeProblem),
    ...rows.map(writeRow),
    ...items.map(writeItem),
    ...(hint ? ['', inLine(hint)] : []),
  ].join('\n')
}

/** Everything that the panel shows, as Markdown for a bug report. */
export const writeReport = (sections: readonly Section[]): string =>
  `${['# Vitrine QA report', ...sections.map(writeSection)].join('\n\n')}\n`
