import {PRODUCTS} from '../goods.ts'

interface Term {
  id: number
  name: string
  slug: string
}

/** An attribute that products share. */
export interface Attribute {
  id: number
  name: string
  taxonomy: string
  terms: readonly Term[]
}

const toSlug = (name: string): string => name.toLowerCase().replace(/\W+/g, '-')

/** Terms of all kinds have ids of one sequence; the category has an earlier one. */
const FIRST_TERM = 20

function createAttributes(): readonly Attribute[] {
  let next = FIRST_TERM
  const names = [...new Set(PRODUCTS.flatMap(({options}) => options))].sort()
  return names.map((name, index) => {
    const values = PRODUCTS.flatMap(({options, variants}) =>
      variants.flatMap(({values: chosen}) => chosen[options.indexOf(name)] ?? []),
    )
    return {
      id: index + 1,
      name,
      taxonomy: `pa_${toSlug(name)}`,
      terms: [...new Set(values)].sort().map((value) => ({id: next++, name: value, slug: toSlug(value)})),
    }
  })
}

export const ATTRIBUTES = createAttributes()

export function findAttribute(name: string): Attribute {
  const attribute = ATTRIBUTES.find((candidate) => candidate.name === name)
  if (attribute) return attribute
  throw new RangeError(`no attribute ${name}`)
}

export function findTerm(name: string, value: string): Term {
  const term = findAttribute(name).terms.find((candidate) => candidate.name === value)
  if (term) return term
  throw new RangeError(`no term ${value} of ${name}`)
}
