import type {Part, Visited} from './report.ts'

/** The first cell of each table, and what its rows are. */
const PARTS: Readonly<Record<string, Part>> = {step: 'story', fault: 'faults', case: 'command'}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/** What the tables of the page name: `vendure: add: lost`. */
function namesOn(page: string): Set<string> {
  const names = new Set<string>()
  let shops: string[] = []
  for (const line of page.split('\n')) {
    const [name = '', ...cells] = cellsOf(line)
    if (PARTS[name]) shops = cells
    else if (!name || !cells.length) shops = []
    for (const [index, shop] of shops.entries())
      if (/^[✓✗–]/.test(cells[index] ?? '')) names.add(`${shop}: ${name}`)
  }
  return names
}

const namesIn = (one: Visited): string[] =>
  Object.values(PARTS).flatMap((part) => one[part].map(({name}) => `${one.name}: ${name}`))

/** What was tested and is not on the page, and the reverse. Shops that have not run are left out. */
export function findDifferences(page: string, all: readonly Visited[]): string[] {
  const there = all.filter(({faults}) => faults.length)
  const [listed, tested] = [namesOn(page), new Set(there.flatMap(namesIn))]
  const isOfThese = (name: string) => there.some((one) => name.startsWith(`${one.name}: `))
  return [
    ...[...tested].filter((name) => !listed.has(name)).map((name) => `${name} is not on the page`),
    ...[...listed]
      .filter((name) => isOfThese(name) && !tested.has(name))
      .map((name) => `${name} was not tested`),
  ]
}
