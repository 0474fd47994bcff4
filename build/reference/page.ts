import type {FormatterAbout, PredicateAbout, Topic} from '../../src/template/about.ts'
import {createEngine} from '../../src/template/index.ts'
import {block, code, table} from '../markdown.ts'
import {enumerations, galleryOptions} from './codes.ts'
import {departures} from './departures.ts'
import {findExample} from './example.ts'
import {type Rendering, readFixtures} from './fixtures.ts'
import {instructionTopics} from './instructions/index.ts'
import type {Instruction, InstructionCase, InstructionTopic} from './instructions/instruction.ts'
import {readFormatterTopics, readPredicateTopics} from './topics.ts'

export const referenceFile = new URL('../../docs/reference/template-language.md', import.meta.url)

type Find = (name: string) => Rendering | undefined

const show = (data: unknown): string => JSON.stringify(data) ?? 'nothing'

function describeGiven({given: {data, partials, injects}, locale, now}: Rendering): string {
  const parts = Object.entries(partials).map(([name, text]) => `the partial ${code(name)} ${code(text)}`)
  const values = Object.keys(injects).length ? [`injected ${code(show(injects))}`] : []
  const language =
    locale === undefined ? [] : [locale === null ? 'without locale data' : `in ${code(locale)}`]
  const time = now === undefined ? [] : [`at ${code(new Date(now).toISOString())}`]
  return [code(show(data)), ...parts, ...values, ...language, ...time].join(', ')
}

const exampleOf = (example: Rendering | undefined): string[] =>
  example
    ? [
        ...block('text', example.template),
        '',
        `with ${describeGiven(example)} prints`,
        '',
        ...block('html', example.output),
      ]
    : []

function formatter(name: string, {summary, input, args, output}: FormatterAbout, find: Find): string[] {
  return [
    '',
    `#### ${name}`,
    '',
    summary,
    ...table(['value', 'arguments', 'prints'], [[input, args === undefined ? 'none' : args, output]]),
    '',
    ...exampleOf(find(name)),
  ]
}

/** White space of an output, as a reader can see it. */
const showOutput = (text: string): string =>
  text ? code(text.replaceAll('\n', '⏎').replaceAll('\t', '⇥')) : 'nothing'

function givenTo({data, partials = {}, injects = {}}: InstructionCase): string {
  return [
    ...(data === undefined ? [] : [code(show(data))]),
    ...Object.entries(partials).map(([name, text]) => `the partial ${code(name)} ${code(text)}`),
    ...(Object.keys(injects).length ? [`injected ${code(show(injects))}`] : []),
  ].join(', ')
}

function instruction({title, syntax, summary, example, edges}: Instruction): string[] {
  const given = givenTo(example)
  return [
    '',
    `#### ${title}`,
    '',
    ...block('text', syntax.join('\n')),
    '',
    summary,
    '',
    `${example.what}:`,
    '',
    ...block('text', example.template),
    '',
    given ? `with ${given} prints` : 'prints',
    '',
    ...block('html', example.output),
    ...table(
      ['edge case', 'template', 'with', 'prints', 'reports'],
      edges.map((edge) => [
        edge.what,
        code(edge.template.replaceAll('\n', '⏎')),
        givenTo(edge).replaceAll('\n', '⏎'),
        showOutput(edge.output),
        (edge.errors ?? []).map(code).join(', '),
      ]),
    ),
  ]
}

const instructionTopic = ({title, instructions}: InstructionTopic): string[] => [
  '',
  `### ${title}`,
  ...instructions.flatMap(instruction),
]

const formatterTopic = ({title, entries}: Topic<FormatterAbout>, find: Find): string[] => [
  '',
  `### ${title}`,
  ...Object.entries(entries).flatMap(([name, about]) => formatter(name, about, find)),
]

function predicateRow(name: string, {holds, input, args = ''}: PredicateAbout, find: Find): string[] {
  const example = find(name)
  return [
    code(name),
    args,
    input,
    holds,
    ...(example ? [code(example.template), code(show(example.given.data)), example.output] : ['', '', '']),
  ]
}

const predicateTopic = ({title, entries}: Topic<PredicateAbout>, find: Find): string[] => [
  '',
  `### ${title}`,
  ...table(
    ['predicate', 'arguments', 'tests', 'true when', 'example', 'with', 'prints'],
    Object.entries(entries).map(([name, about]) => predicateRow(name, about, find)),
  ),
]

/** The part of two outputs that differs, with a few characters around it. */
function excerpt(output: string, other: string): string {
  const isSame = (at: number) => output.at(at) === other.at(at)
  let start = 0
  while (start < output.length && isSame(start)) start++
  let end = -1
  while (output.length + end > start && other.length + end > start && isSame(end)) end--
  const [from, to] = [Math.max(0, start - 24), Math.min(output.length, output.length + end + 25)]
  const text = output.slice(from, to).replace(/\s+/g, ' ').trim()
  const cut = text && `${from > 0 ? '…' : ''}${text}${to < output.length ? '…' : ''}`
  return cut ? code(cut) : 'nothing'
}

function departureTable(): string[] {
  const engine = createEngine()
  const rows = departures.map(({what, template, data, locale = 'en', platform, because}) => {
    const {output} = engine.render(template, data, {locale})
    const given = locale === 'en' ? code(show(data)) : `${code(show(data))} in ${code(locale)}`
    return [what, code(template), given, excerpt(platform, output), excerpt(output, platform), because]
  })
  return table(['Vitrine', 'example', 'with', 'prints there', 'prints here', 'because'], rows)
}

/** One line per topic, with links to its entries. */
const contents = (topics: readonly Topic<FormatterAbout>[]): string[] =>
  topics.flatMap(({title, entries}) => {
    const links = Object.keys(entries).map((name) => `[${name}](#${name.toLowerCase()})`)
    return ['', `${title}: ${links.join(' · ')}`]
  })

/** Every formatter, predicate and code of the language, from their descriptions and fixtures. */
export async function generateReference(): Promise<string> {
  const renderings = readFixtures()
  const find: Find = (name) => findExample(renderings, name)
  const topics = await readFormatterTopics()
  return [
    '# Template reference',
    '',
    'Generated by `npm run generate` from `build/reference/instructions`, and the descriptions beside the tables in `src/template/formatters` and',
    '`src/template/predicates`. Every example is a test case with only the data that it needs, in `en` and in the time zone of',
    'New York unless stated otherwise. Arguments follow the name, separated by any single character, usually a space.',
    '',
    '## Instructions',
    '',
    'A template is text with tags between braces. A tag prints a value, or begins with a dot and is an instruction. The last column of',
    'the tables has the codes of [errors and warnings](errors.md). ⏎ is a line break. Tags of the page language, such as',
    '`<squarespace:navigation>`, are in the guide: [Site folder](../guide/site-folder.md).',
    ...instructionTopics.flatMap(instructionTopic),
    '',
    '## Formatters',
    ...contents(topics),
    ...topics.flatMap((topic) => formatterTopic(topic, find)),
    '',
    '## Predicates',
    '',
    '`{.name? arguments}` … `{.or}` … `{.end}`, also in `{.or name?}` and `{.if name?}`.',
    ...(await readPredicateTopics()).flatMap((topic) => predicateTopic(topic, find)),
    '',
    '## Where Vitrine differs',
    '',
    'The language has a public implementation, the npm package `@squarespace/template-engine`. Vitrine prints the same bytes, except',
    'in these cases. `npm run test:long -- language` compares the two, and accepts no other difference.',
    ...departureTable(),
    '',
    '## Codes and names in data',
    ...enumerations(),
    '',
    '### Gallery options',
    ...galleryOptions(),
    '',
  ].join('\n')
}
