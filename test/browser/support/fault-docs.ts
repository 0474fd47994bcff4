import {readFileSync, writeFileSync} from 'node:fs'

const FILE = new URL('../../../docs/reference/faults.md', import.meta.url)

export interface Row {
  fault: string
  /** The visible text. */
  says: string
  kept: string
}

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim() || 'nothing new'

const print = (rows: readonly Row[]): string =>
  [
    '| fault | the visitor sees | kept |',
    '| --- | --- | --- |',
    ...rows.map(({fault, says, kept}) => `| ${cell(fault)} | ${cell(says)} | ${cell(kept)} |`),
  ].join('\n')

/** From a heading to the next. */
const sectionOf = (name: string): RegExp => new RegExp(`(?<=^## ${name}\\n\\n)[^#]*(?=\\n\\n## |\\n$)`, 'm')

/** The documented table of a widget; empty without one. */
export const readTable = (name: string): string => sectionOf(name).exec(readFileSync(FILE, 'utf8'))?.[0] ?? ''

/** Names of all tables. */
export const readNames = (): string[] =>
  [...readFileSync(FILE, 'utf8').matchAll(/^## (.*)$/gm)].map(([, name = '']) => name)

/** The observed rows in the document's format. `UPDATE_DOCS=1` writes them to the document. */
export function tableOf(name: string, rows: readonly Row[]): string {
  const table = print(rows)
  if (process.env.UPDATE_DOCS) {
    const text = readFileSync(FILE, 'utf8')
    const updated = readNames().includes(name)
      ? text.replace(sectionOf(name), () => table)
      : `${text}\n## ${name}\n\n${table}\n`
    writeFileSync(FILE, updated)
  }
  return table
}
