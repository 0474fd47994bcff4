import {readdirSync, readFileSync} from 'node:fs'
import {createEngine} from '../../src/template/index.ts'
import {walkTree} from '../../src/template/walk.ts'

/** The input of a case. */
export interface Given {
  data: unknown
  partials: Readonly<Record<string, string>>
  injects: Readonly<Record<string, unknown>>
}

/** A case of the engine's own fixtures. */
export interface Case {
  template: string
  output: string
  locale?: string | null
  errors?: readonly string[]
  /** Preferred as the example in the reference. */
  example?: boolean
}

export interface Rendering extends Case {
  given: Given
  now: number | undefined
  /** The formatters and predicates in it. */
  names: ReadonlySet<string>
}

interface Fixture extends Partial<Given> {
  now?: number
  cases: readonly Case[]
}

const folder = new URL('../../src/template/fixtures/', import.meta.url)
const engine = createEngine()

function readNames(template: string): Set<string> {
  const names = new Set<string>()
  for (const item of walkTree(engine.compile(template).tree)) {
    if ('formatters' in item) for (const {name} of item.formatters) names.add(name)
    if ((!('kind' in item) || item.kind === 'predicate') && item.name) names.add(item.name)
  }
  return names
}

function readFixture(file: string): Rendering[] {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const {data, partials = {}, injects = {}, now, cases}: Fixture = JSON.parse(text)
  return cases.map((one) => ({
    ...one,
    given: {data, partials, injects},
    now,
    names: readNames(one.template),
  }))
}

export const readFixtures = (): Rendering[] => readdirSync(folder).sort().flatMap(readFixture)
