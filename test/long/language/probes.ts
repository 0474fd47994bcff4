import fc from 'fast-check'
import {departures} from '../../../build/reference/departures.ts'
import {type Given, readFixtures} from '../../../build/reference/fixtures.ts'
import {instructionTopics} from '../../../build/reference/instructions/index.ts'
import {formatters, predicates} from '../../../src/template/index.ts'

/** A template and its data; `name` is the formatter or predicate under test, if it is one. */
export interface Probe {
  name: string | null
  template: string
  given: Given
  now: number
}

const NOW = Date.UTC(2026, 4, 17, 15, 40)

/** The fields that formatters and predicates read, in the types that real data has. */
const text = fc.constantFrom(
  '',
  'a',
  'Tide bowl',
  'a & <b>"c"</b>',
  '12',
  '7.5',
  '-3',
  '#fff',
  '640x480',
  'true',
)
const count = fc.constantFrom(-1, 0, 1, 2, 3, 5, 11, 0.5, 2000, 1_778_999_000_000)
const money = fc.record({
  value: fc.constantFrom('0', '20', '1234.50'),
  currency: fc.constantFrom('USD', 'EUR'),
})
const plain = fc.oneof(text, count, fc.boolean(), fc.constant(null))

const variant = fc.record(
  {
    onSale: fc.boolean(),
    price: fc.constantFrom(2000, 3000),
    salePrice: fc.constantFrom(1500, 1000),
    priceMoney: money,
    salePriceMoney: money,
    qtyInStock: fc.constantFrom(0, 1, 5),
    unlimited: fc.boolean(),
    attributes: fc.record({Size: fc.constantFrom('S', 'L'), Glaze: fc.constantFrom('matt', 'clear')}),
  },
  {requiredKeys: ['price', 'attributes']},
)

const product = fc.record(
  {
    productType: fc.constantFrom(-1, 1, 2, 3, 4),
    variants: fc.array(variant, {maxLength: 3}),
    variantOptionOrdering: fc.constantFrom([], ['Size'], ['Size', 'Glaze']),
    isSubscribable: fc.boolean(),
    subscriptionPlan: fc.record({
      billingPeriod: fc.record({
        value: fc.constantFrom(1, 2),
        unit: fc.constantFrom('WEEK', 'MONTH', 'YEAR'),
      }),
      numBillingCycles: fc.constantFrom(0, 1, 12),
    }),
    onSale: fc.boolean(),
    priceMoney: money,
    salePriceMoney: money,
  },
  {requiredKeys: []},
)

const item = fc.record(
  {
    id: fc.constant('item1'),
    title: fc.constantFrom('Tide bowl', 'Mug'),
    body: fc.constantFrom('', '<p>Stoneware</p>'),
    filename: fc.constantFrom('', 'bowl.jpg'),
    assetUrl: fc.constantFrom('/bowl', 'https://shop.example/bowl'),
    originalSize: fc.constantFrom('640x480', '1500x1000'),
    mediaFocalPoint: fc.record({x: fc.constantFrom(0.5, 0.25), y: fc.constantFrom(0.5, 1)}),
    systemDataVariants: fc.constantFrom('', '640x480,100w,300w'),
    fullUrl: fc.constant('/shop/bowl'),
    sourceUrl: fc.constantFrom('', '/elsewhere'),
    passthrough: fc.boolean(),
    publicCommentCount: fc.constantFrom(0, 1, 4),
    commentState: fc.constantFrom(1, 2),
    recordType: fc.constantFrom(1, 2, 8, 11, 14),
    recordTypeLabel: fc.constant('store-item'),
    promotedBlockType: fc.constantFrom('image', 'video', 'embed'),
    categories: fc.array(fc.constantFrom('Bowls', 'New in'), {maxLength: 2}),
    tags: fc.array(fc.constantFrom('blue', 'sea & sky'), {maxLength: 2}),
    starred: fc.boolean(),
    startDate: fc.constant(1_778_999_000_000),
    endDate: fc.constantFrom(1_779_000_000_000, 1_779_200_000_000),
    excerpt: fc.constantFrom('', '<p>&nbsp;</p>', '<p>Short</p>'),
    mainImageId: fc.constantFrom('', 'img1'),
    structuredContent: product,
    collection: fc.record({folder: fc.boolean(), type: fc.constantFrom(1, 7, 10)}),
    folderBehavior: fc.constantFrom(1, 2),
    websiteSettings: fc.record({commentsEnabled: fc.boolean(), simpleLikingEnabled: fc.boolean()}),
    items: fc.array(fc.record({title: text, mainImageId: text}, {requiredKeys: []}), {maxLength: 2}),
  },
  {requiredKeys: []},
)

const value = fc.oneof({weight: 3, arbitrary: item}, plain, fc.array(plain, {maxLength: 3}), money)

const words = fc.array(fc.constantFrom('1', '2', 'a', 'title', 'x.title', '0.5', '"a"', '3'), {maxLength: 2})

const withArguments = (name: string): fc.Arbitrary<string> => words.map((list) => [name, ...list].join(' '))

/** One formatter or predicate on one value. */
const single = (name: string): fc.Arbitrary<Probe> =>
  fc.tuple(withArguments(name), value).map(([call, x]) => ({
    name,
    template: name.endsWith('?')
      ? `{.section x}{.${call}}y{.or}n{.end}{.or}{.${call}}y{.or}n{.end}{.end}`
      : `{x|${call}}`,
    given: {data: {x, a: 2, title: 'outside'}, partials: {}, injects: {}},
    now: NOW,
  }))

const reference = fc.constantFrom(
  'a',
  'b',
  'a.b',
  'list',
  'list.0',
  '@',
  '@index',
  '@v',
  'missing',
  'b.0',
  '@args.k',
)

const formatter = fc.constantFrom(
  'html',
  'json',
  'count',
  'apply part',
  'apply part k=v',
  'str',
  'truncate 3',
  'round',
  'iter',
  'apply own',
)

/** Without a block, which the other implementation moves elsewhere: a departure. */
const separator = fc.constantFrom('', ', ', '{a}', '{@index}{.space}', '{.var @v a}-')

const {block} = fc.letrec<{block: string}>((tie) => {
  const body = fc.array(tie('block'), {maxLength: 3, depthIdentifier: 'body'}).map((parts) => parts.join(''))
  return {
    block: fc.oneof(
      {maxDepth: 4, withCrossShrink: true},
      fc.constantFrom('text ', '{.space}', '{#note}', '{ a}', '{.end', '{}', '{.newline}', 'a{'),
      reference.map((ref) => `{${ref}}`),
      fc.tuple(reference, formatter).map(([ref, call]) => `{${ref}|${call}}`),
      reference.map((ref) => `{.var @v ${ref}}`),
      fc.constantFrom(
        '{.eval @v = a + 1}',
        '{.eval a * 2; b}',
        '{.ctx @v k=a j=list}',
        '{.inject @v ./data}',
        '{.include part output}',
        '{.include part}',
        '{.macro own}<{a}>{.end}',
        '{.or}',
        '{.end}',
      ),
      fc.tuple(reference, body, body).map(([ref, yes, no]) => `{.section ${ref}}${yes}{.or}${no}{.end}`),
      fc
        .tuple(reference, body, separator, body)
        .map(
          ([ref, yes, between, no]) =>
            `{.repeated section ${ref}}${yes}{.alternates with}${between}{.or}${no}{.end}`,
        ),
      fc
        .tuple(reference, fc.constantFrom('&&', '||'), reference, body)
        .map(([a, op, b, yes]) => `{.if ${a} ${op} ${b}}${yes}{.end}`),
      fc
        .tuple(reference, reference, body, body)
        .map(([a, b, yes, no]) => `{.equal? ${a} ${b}}${yes}{.or odd? @index}${no}{.end}`),
    ),
  }
})

/** Instructions within each other, well formed or not. */
const nested: fc.Arbitrary<Probe> = fc
  .tuple(
    fc.array(block, {maxLength: 5}),
    plain,
    fc.array(fc.oneof(plain, fc.record({a: plain, b: plain})), {maxLength: 3}),
  )
  .map(([parts, a, list]) => ({
    name: null,
    template: parts.join(''),
    given: {
      data: {a, list, b: {b: a, 0: 'zero'}},
      partials: {part: '({a}{@args.k}{.var @v a})'},
      injects: {'./data': {k: 1}},
    },
    now: NOW,
  }))

const SEED = 20_260_517

/** The same probes in every run. */
function* sample(arbitrary: fc.Arbitrary<Probe>, count: number): Generator<Probe> {
  // as data arrives: objects of fast-check have no prototype, which the other implementation needs
  for (const probe of fc.sample(arbitrary, {numRuns: count, seed: SEED}))
    yield JSON.parse(JSON.stringify(probe))
}

const departed = new Set(departures.map(({template}) => template))

/** Every case of the reference's instructions. */
export function* instructionProbes(): Generator<Probe> {
  for (const {instructions} of instructionTopics)
    for (const {example, edges} of instructions)
      for (const {template, data = {}, partials = {}, injects = {}} of [example, ...edges])
        yield {name: null, template, given: {data, partials, injects}, now: NOW}
}

/** Every case of the engine’s fixtures that concerns at most one name. */
export function* fixtureProbes(): Generator<Probe> {
  for (const {template, given, now = NOW, names} of readFixtures()) {
    const [name = null, ...others] = names
    if (!others.length && !departed.has(template)) yield {name, template, given, now}
  }
}

export function* namedProbes(each: number): Generator<Probe> {
  for (const name of [...Object.keys(formatters), ...Object.keys(predicates)])
    yield* sample(single(name), each)
}

export const nestedProbes = (count: number): Generator<Probe> => sample(nested, count)
