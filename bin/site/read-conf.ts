import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {asRecord} from '../../src/lib/as-record.ts'
import {isRecord} from '../../src/lib/is-record.ts'

/** What `template.conf` says. */
export interface SiteConf {
  /** The regions of each layout, by its name, as in the file. */
  readonly layouts: Readonly<Record<string, readonly string[]>>
  readonly navigations: readonly {readonly name: string; readonly title: string}[]
  readonly styleSheets: readonly string[]
}

const FILE = 'template.conf'

const isText = (value: unknown): value is string => typeof value === 'string'

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function fail(what: string): never {
  throw new Error(`${FILE}: ${what}`)
}

function parse(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw new Error(`${FILE} is no JSON: ${cause instanceof Error ? cause.message : cause}`, {cause})
  }
  return isRecord(value) ? value : fail('an object is expected')
}

function readLayout([name, layout]: [string, unknown]): [string, readonly string[]] {
  const regions = asRecord(layout).regions
  if (!Array.isArray(regions) || !regions.every(isText))
    return fail(`layouts.${name}.regions has to be a list of names, such as ["site"]`)
  return [name, regions]
}

function readNavigation(entry: unknown, index: number): {name: string; title: string} {
  const {name, title} = asRecord(entry)
  if (!isText(name)) return fail(`navigations[${index}].name has to be a text`)
  return {name, title: isText(title) ? title : name}
}

/** Null if the folder has no `template.conf`. Throws for one that cannot be read. */
export function readConf(folder: string): SiteConf | null {
  const path = join(folder, FILE)
  if (!existsSync(path)) return null
  const {layouts, navigations, stylesheets} = parse(readFileSync(path, 'utf8'))
  if (layouts !== undefined && !isRecord(layouts)) return fail('layouts has to be an object by name')
  return {
    layouts: Object.fromEntries(Object.entries(layouts ?? {}).map(readLayout)),
    navigations: listOf(navigations).map(readNavigation),
    styleSheets: listOf(stylesheets).filter(isText),
  }
}
