import {didYouMean} from '../../src/lib/did-you-mean.ts'
import {readStartTags, type StartTag} from '../../src/toolkit/html/start-tags.ts'
import {type Built, widgetsOf} from '../command/built.ts'
import {HELP, parseCommand, readPlace, runCommand} from '../command/misuse.ts'
import {plain, plainJson} from '../command/plain.ts'
import {readSource, type Source} from '../command/read-source.ts'
import type {Finding} from '../page/check-page.ts'
import {runInPage} from '../page/run-in-page.ts'

const USAGE = `vitrine check <page.html | address> [--json]

Prints what the QA overlay finds on a page: misspelt attributes and settings, JSON, missing parts, unknown widgets and
slots, options without a control, sales without a prior price, structured data of products. No script of the page runs, nothing is fetched for it,
and nothing is sent. Mistakes that only a browser shows are missing: use data-debug for them.

  --json   prints a list of {file, line, owner, problem, element, reference}

Ends with the code 1 where something is found, and 2 where the page cannot be read.`

const OPTIONS = {...HELP, json: {type: 'boolean', default: false}} as const

/** Characters of a start tag to print. */
const LONGEST = 120

/** The reporter knows what is wrong; which name was meant is clear from all of them. */
function problemOf({problem}: Finding, widgets: readonly string[]): string {
  const [, name] = /^no widget is called "(.*)"$/.exec(problem) ?? []
  const meant = name && didYouMean(name, widgets)
  return meant ? `${problem}, did you mean ${meant}?` : problem
}

function quote(html: string, {start, end}: StartTag): string {
  const text = html.slice(start, end).replace(/\s+/g, ' ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** What is printed of a finding, as --json has it. */
interface Printed {
  file: string
  line: number
  owner: string
  problem: string
  /** Its start tag; null for the page. */
  element: string | null
  /** The page of the reference; null if it is of no widget. */
  reference: string | null
}

function toPrinted(
  finding: Finding,
  {name, html}: Source,
  tags: readonly StartTag[],
  widgets: readonly string[],
): Printed {
  const {owner, place} = finding
  const tag = place === null ? undefined : tags[place]
  return {
    file: name,
    line: tag?.line ?? 1,
    owner,
    problem: problemOf(finding, widgets),
    element: tag ? quote(html, tag) : null,
    reference: widgets.includes(owner) ? `docs/reference/widgets/${owner}.md` : null,
  }
}

const toLines = ({file, line, owner, problem, element, reference}: Printed): string[] =>
  [
    `${file}:${line}: ${owner}: ${problem}`,
    ...(element ? [`    ${element}`] : []),
    ...(reference ? [`    ${reference}`] : []),
  ].map(plain)

function print(findings: readonly Printed[], isJson: boolean): void {
  if (isJson) {
    console.info(plainJson(JSON.stringify(findings, null, 2)))
    return
  }
  for (const one of findings) console.info(toLines(one).join('\n'))
  console.info(findings.length ? `\n${findings.length} found` : 'nothing found')
}

/** Checks a page and prints what is wrong; returns the exit code. */
export const check = (args: readonly string[], built: Built): Promise<number> =>
  runCommand(async () => {
    const parsed = parseCommand(args, OPTIONS, USAGE)
    const place = readPlace(parsed, USAGE)
    if (place === null) return 0
    const source = await readSource(place)
    const {html, url} = source
    const found = await runInPage({task: 'check', html, url: url ?? 'http://localhost/', dist: built.folder})
    const tags = readStartTags(html)
    const widgets = widgetsOf(built)
    const inOrder = found.sort((a, b) => (a.place ?? -1) - (b.place ?? -1))
    print(
      inOrder.map((one) => toPrinted(one, source, tags, widgets)),
      parsed.values.json,
    )
    return found.length ? 1 : 0
  })
