import {didYouMean} from '../../src/lib/did-you-mean.ts'
import {findProblems, STRAY} from '../../src/lib/json-schema/find-problems.ts'
import type {JsonSchema} from '../../src/lib/json-schema/json-schema.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {page} from '../../src/page/page.ts'
import {warn} from '../../src/page/report.ts'
import {findUnknown} from './warn-of-unknown.ts'

/** `dist/schemas/all.json`. */
interface Shapes {
  $defs: Record<string, JsonSchema>
  /** The shape of the JSON, or of each entry of a list, by widget and by attribute without `data-`. */
  attributes: Record<string, Record<string, string>>
  /** The attributes of the loader's tag without `data-`. */
  settings: string[]
  /** The keys of all texts. */
  strings: string[]
}

const ADDRESS = 'schemas/all.json'
const CONTEXT = 'script[data-site-context]'

/** Open shapes are closed, so that a name which resembles a known one is a problem. */
const close = ({$defs, ...shapes}: Shapes): Shapes => ({
  ...shapes,
  $defs: Object.fromEntries(
    Object.entries($defs).map(([name, schema]) => [
      name,
      schema.properties ? {additionalProperties: false, ...schema} : schema,
    ]),
  ),
})

async function fetchShapes(): Promise<Shapes | null> {
  const url = page().base + ADDRESS
  try {
    const reply = await fetch(url)
    if (reply.ok) return close(await reply.json())
    throw new Error(`HTTP status ${reply.status}`)
  } catch (error) {
    warn('qa', `${url} cannot be read (${error}): JSON is not checked; serve the file beside the loader`)
    return null
  }
}

/** `/variants/0/price` is `variants[0].price`. */
const toPath = (pointer: string): string =>
  pointer
    .slice(1)
    .split('/')
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key.replaceAll('~1', '/').replaceAll('~0', '~')}`))
    .join('')
    .replace(/^\./, '')

/** The problems of a value of a shape, one per line. */
function toLines(value: unknown, shape: string, {$defs}: Shapes): string[] {
  const item: JsonSchema = {$ref: `#/$defs/${shape.replace('[]', '')}`}
  const schema = shape.endsWith('[]') ? {type: 'array', items: item} : item
  return findProblems(value, schema, {$defs})
    .filter(({problem}) => problem !== STRAY)
    .map(({path, problem}) => (path ? `${toPath(path)} ${problem}` : problem))
}

/** Cart pages and orders also have their JSON in a script. */
const findScript = (element: Element): Element | null =>
  element.hasAttribute('data-vitrine')
    ? (element.closest('script') ?? element.querySelector('script[type="application/json"]'))
    : null

/** The shape for the script of a widget: that of its only attribute. */
function onlyShape(attributes: Record<string, string> = {}): string | undefined {
  const [shape, ...others] = Object.values(attributes)
  return others.length ? undefined : shape
}

/** Texts of the page that replace none. */
function* findTexts({strings}: Shapes): Iterable<string> {
  for (const key of Object.keys(page().strings)) {
    if (strings.includes(key)) continue
    const meant = didYouMean(key, strings)
    yield `there is no text ${key}${meant ? `, did you mean ${meant}?` : ''}`
  }
}

export interface ShapeChecks {
  /** Checks the JSON of a widget’s element, in attributes or in a script. Unchanged JSON is not checked again. */
  checkElement: (element: Element, widget: string) => Promise<void>
  /** Checks the page context in the same way, the loader's tag, and the texts that the page replaces. */
  checkPage: () => Promise<void>
}

/** JSON to check, and its name in messages. */
interface Given {
  element: Element
  widget: string
  name: string
  text: string | null
}

/**
 * Validates the JSON of a page against the schemas that editors also use, and warns about problems that no parser
 * reports. The schemas are fetched, so that no script contains them.
 */
export function createShapeChecks(): ShapeChecks {
  const checked = new WeakMap<Element, Record<string, string>>()
  const reported = new Set<string>()
  let fetched: Promise<Shapes | null> | undefined

  function warnOnce(widget: string, problems: Iterable<string>, element?: Element): void {
    for (const problem of problems) {
      if (!reported.has(problem)) warn(widget, problem, element)
      reported.add(problem)
    }
  }

  /** The value, if it was not checked in this form before; undefined if a parser has already reported it. */
  function readNew({element, name, text}: Given): unknown {
    const texts = checked.get(element) ?? {}
    if (!text || texts[name] === text) return undefined
    checked.set(element, {...texts, [name]: text})
    const parsed = parseJson(text)
    return parsed.ok ? (parsed.value ?? undefined) : undefined
  }

  async function check(given: Given, shapeIn: (shapes: Shapes) => string | undefined): Promise<void> {
    const value = readNew(given)
    if (value === undefined) return
    fetched ??= fetchShapes()
    const shapes = await fetched
    const shape = shapes && shapeIn(shapes)
    if (!shapes || !shape) return
    for (const line of toLines(value, shape, shapes))
      warn(given.widget, `${given.name}: ${line}`, given.element)
  }

  return {
    async checkElement(element, widget) {
      const attributes = [...element.attributes].filter(
        ({name, value}) => /^data-/.test(name) && /^\s*[[{]/.test(value),
      )
      for (const {name, value: text} of attributes)
        await check({element, widget, name, text}, (shapes) => shapes.attributes[widget]?.[name.slice(5)])
      const script = findScript(element)
      const given = {element, widget, name: 'script', text: script?.textContent ?? null}
      await check(given, ({attributes: all}) => onlyShape(all[widget]))
    },
    async checkPage() {
      fetched ??= fetchShapes()
      const shapes = await fetched
      if (!shapes) return
      const script = [...document.scripts].find(
        ({src}) => src.startsWith(page().base) && /loader\.js$/.test(src),
      )
      if (script) warnOnce('loader', findUnknown(script, shapes.settings), script)
      warnOnce('strings', findTexts(shapes))
      const element = document.querySelector(CONTEXT)
      if (!element) return
      const {textContent: text} = element
      await check({element, widget: 'page', name: 'data-site-context', text}, () => 'PageContext')
    },
  }
}
