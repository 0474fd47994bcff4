import {contextOf} from '../compile/create-context.ts'
import {capture, guard, report, write} from '../compile/effects.ts'
import {applyPartial} from '../compile/partial.ts'
import type {Run, State} from '../compile/run.ts'
import type {Site} from '../error.ts'
import {escapeText} from '../formatters/escape.ts'
import {createFrame, findMacro} from '../scope.ts'
import {decodeAttribute} from './decode-attribute.ts'
import {findHook, PAGE_VARIABLES, showHook, showTag, type TagHook, type TagScope} from './tag.ts'
import {readTrustedHtml, trustedHtml} from './trusted-html.ts'

interface Tag {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: Run])[]
  /** What stands between the tag and its end. */
  readonly content: Run
  /** Prints the tag as it is written. */
  readonly plain: Run
}

function readAttributes(state: State, attributes: Tag['attributes']): Record<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of attributes)
    if (!values.has(name)) values.set(name, decodeAttribute(capture(state, value)))
  return Object.fromEntries(values)
}

/** `isOpen` is false once the hook has returned: the rendering has moved on. */
function createScope(state: State, {name, content}: Tag, isOpen: () => boolean): TagScope {
  const context = contextOf(state)
  function check(): void {
    if (!isOpen())
      throw new Error(`The scope of ${showTag(name)} ends with its hook: load data before rendering`)
  }
  return {
    locale: context.locale,
    timeZone: context.timeZone,
    now: context.now,
    resolve(reference) {
      check()
      return context.resolve(reference)
    },
    has(partial) {
      check()
      return (
        findMacro(state.frame, partial) !== undefined || state.settings.findPartial(partial) !== undefined
      )
    },
    apply(partial, value, words = []) {
      check()
      return trustedHtml(applyPartial(state, partial, words, value))
    },
    content(...given) {
      check()
      const {frame} = state
      if (given.length) state.frame = createFrame(given[0], frame)
      const html = capture(state, content)
      state.frame = frame
      return trustedHtml(html)
    },
    warn(message) {
      check()
      report(state, {code: 'tag-data', message, severity: 'warning'})
    },
  }
}

const kindOf = (value: unknown): string =>
  value instanceof Promise
    ? 'a promise: load its data before rendering'
    : `${typeof value}: return text or trustedHtml(…)`

function toHtml(state: State, name: string, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return escapeText(value)
  const html = readTrustedHtml(value)
  if (html === undefined)
    report(state, {code: 'tag-result', message: `The hook of ${showTag(name)} returned ${kindOf(value)}`})
  return html ?? ''
}

function callHook(state: State, tag: Tag, hook: TagHook): string {
  let isOpen = true
  try {
    const scope = createScope(state, tag, () => isOpen)
    return toHtml(state, tag.name, hook(readAttributes(state, tag.attributes), scope))
  } finally {
    isOpen = false
  }
}

/** Once for each name in a rendering; a variable of the page can be in the data instead. */
function warnOfMissing(state: State, site: Site, name: string): void {
  const key = showTag(name)
  if (PAGE_VARIABLES.includes(name) || state.warned.has(key)) return
  state.warned.add(key)
  const message = `${key} has no hook, and is printed as it is: ${showHook(name)}`
  report(state, {code: 'tag-without-hook', message, severity: 'warning'}, site)
}

export const runTag =
  (site: Site, tag: Tag): Run =>
  (state) => {
    const {tags} = state.settings
    const hook = findHook(tags, tag.name)
    if (hook) {
      write(
        state,
        guard(state, site, showTag(tag.name), (inner) => callHook(inner, tag, hook), ''),
      )
      return
    }
    if (tags) warnOfMissing(state, site, tag.name)
    tag.plain(state)
  }
