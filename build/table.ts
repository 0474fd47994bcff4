import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import type {Registration} from '../src/contract/widget.ts'
import {root} from './root.ts'

export const tableFile = `${root}widgets/table.ts`

/** A widget's folder. */
export interface Registered {
  name: string
  entry: Registration
}

async function readEntry(name: string): Promise<Registered> {
  const {entry}: {entry: Registration} = await import(`${root}widgets/${name}/widget.ts`)
  return {name, entry}
}

/** If the selectors of two widgets match, the first wins. */
const inOrder = (a: Registered, b: Registered): number =>
  Number(b.entry.isFirst ?? false) - Number(a.entry.isFirst ?? false) || (a.name < b.name ? -1 : 1)

function writeFields(columns: object, file: string): string {
  const fields = Object.entries(columns).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  const load = `load: () => import('./${file}')`
  return `  {\n${[...fields, load].map((field) => `    ${field},\n`).join('')}  },\n`
}

function writeLine({name, entry}: Registered): string {
  const {isFirst: _isFirst, isPageWide: _isPageWide, ahead: _ahead, uses, ...columns} = entry
  const file = existsSync(`${root}widgets/${name}/index.ts`) ? 'index.ts' : 'index.tsx'
  const fromRoot = uses && {uses: uses.map((path) => join('widgets', name, path))}
  return writeFields({name, ...columns, ...fromRoot}, `${name}/${file}`)
}

/** The widgets whose `ahead.ts` has rules of a kind: those with that field. */
function writeAhead(lines: readonly Registered[], field: string): string {
  const written = lines.map(({name, entry: {ahead}}) =>
    ahead && field in ahead ? writeFields({name, ...ahead}, `${name}/ahead.ts`) : '',
  )
  return `[\n${written.join('')}]\n`
}

/** All widgets, in the order of the table. A folder is a widget when it has a `widget.ts`. */
export async function readEntries(): Promise<readonly Registered[]> {
  const folders = readdirSync(`${root}widgets`).filter((name) =>
    existsSync(`${root}widgets/${name}/widget.ts`),
  )
  return (await Promise.all(folders.map(readEntry))).sort(inOrder)
}

/** The table of the widgets. */
export function tableModule(lines: readonly Registered[]): string {
  return [
    '// Generated from `widgets/<name>/widget.ts` (`npm run generate`).',
    "import type {AheadLine, ContextRule, Line, TagRule, WaitingRules} from '../src/contract/widget.ts'",
    "import {linesOf} from './lines-of.ts'",
    '',
    'export const widgets: readonly Line[] = [',
    `${lines.map(writeLine).join('')}]`,
    '',
    `export const aheadForElements: readonly AheadLine<WaitingRules>[] = ${writeAhead(lines, 'waiting')}`,
    `export const aheadForTag: readonly AheadLine<TagRule>[] = ${writeAhead(lines, 'tag')}`,
    `export const aheadForContext: readonly AheadLine<ContextRule>[] = ${writeAhead(lines, 'context')}`,
    "export const inLoader = linesOf(widgets, 'loader')",
    "export const inEngine = linesOf(widgets, 'engine')",
    '',
  ].join('\n')
}
