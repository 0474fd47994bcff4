import {isRecord} from '../../lib/is-record.ts'
import {listOf} from '../../lib/list-of.ts'
import type {Case} from '../case.ts'
import type {Reply} from '../client.ts'
import {expectThat, NotAsked} from '../outcome.ts'
import {readField} from '../read-reply.ts'
import type {Visitor} from '../visitor.ts'
import {MOST, readList, same, WHOLE} from './read-items.ts'

/** A value of a filter, and the number of products that it should leave. */
interface Choice {
  name: string
  value: string
  count: number
}

type Query = Readonly<Record<string, string>>

/** The values of a reply that a visitor can add, of which a page shows every product. */
function readChoices(reply: Reply): readonly Choice[] {
  const facets = readField(reply, 'facets')
  if (facets === undefined) throw new NotAsked('the shop does not count this list')
  expectThat(Array.isArray(facets), '`facets` as a list', reply)
  return facets
    .filter(isRecord)
    .flatMap(({name, values}) =>
      listOf(values)
        .filter(isRecord)
        .map(({value, count}) => ({name: `${name}`, value: `${value}`, count: Number(count)})),
    )
    .filter(({count}) => count > 0 && count < MOST)
}

/** The value of each filter that leaves the fewest products. */
const fewest = (choices: readonly Choice[]): readonly Choice[] =>
  [...new Set(choices.map(({name}) => name))].flatMap((name) =>
    choices
      .filter((choice) => choice.name === name)
      .toSorted((left, right) => left.count - right.count)
      .slice(0, 1),
  )

/** The values of the same filter, with their counts. */
const valuesOf = (choices: readonly Choice[], {name}: Choice): readonly string[] =>
  choices
    .filter((choice) => choice.name === name)
    .map(({value, count}) => `${value} ${count}`)
    .sort()

const add = (query: Query, {name, value}: Choice): Query => ({...query, [`filter.${name}`]: value})

/** Lists what the choice leaves, and compares the number with that of the facets. */
async function expectCount(by: Visitor, query: Query, choice: Choice): Promise<Reply> {
  const {reply, products} = await readList(by, add(query, choice))
  const {name, value, count} = choice
  expectThat(
    products.length === count,
    `${count} products, as \`facets\` count for ${name} “${value}”`,
    reply,
  )
  return reply
}

/** With a filter more, the others count what it leaves, and its own values as before. */
async function expectFacets(by: Visitor, query: Query): Promise<void> {
  const all = readChoices((await readList(by, query)).reply)
  if (!all.length) throw new NotAsked('the shop counts no filter of this list')
  for (const choice of fewest(all)) {
    const reply = await expectCount(by, query, choice)
    const left = readChoices(reply)
    const isSame = same(valuesOf(left, choice), valuesOf(all, choice))
    expectThat(isSame, `the values of ${choice.name} as they are without this filter`, reply)
    const [other] = fewest(left.filter(({name}) => name !== choice.name))
    if (other) await expectCount(by, add(query, choice), other)
  }
}

export const facetCases: readonly Case[] = [
  {
    name: 'facets count what the filters leave',
    part: 'products',
    run: ({createVisitor, given: {category}}) =>
      expectFacets(createVisitor(), {...WHOLE, ...(category && {'filter.category': category})}),
  },
]
