import type {Part, Visited} from './report.ts'

/** The part of the report by the first cell of its table. */
const PARTS: Readonly<Record<string, Part>> = {
  step: 'story',
  fault: 'faults',
  case: 'command',
  stopwatch: 'newcomer',
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The names in the tables of the page: `vendure: add: lost`. */
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

const namesIn = (shop: Visited): string[] =>
  Object.values(PARTS).flatMap((part) => shop[part].map(({name}) => `${shop.name}: ${name}`))

/** Tests that the page does not name, and names that were not tested. Shops that have not run are left out. */
export function findDifferences(page: string, all: readonly Visited[]): string[] {
  const run = all.filter(({faults}) => faults.length)
  const [listed, tested] = [namesOn(page), new Set(run.flatMap(namesIn))]
  const isOfThese = (name: string) => run.some((shop) => name.startsWith(`${shop.name}: `))
  return [
    ...[...tested].filter((name) => !listed.has(name)).map((name) => `${name} is not on the page`),
    ...[...listed]
      .filter((name) => isOfThese(name) && !tested.has(name))
      .map((name) => `${name} was not tested`),
  ]
}
