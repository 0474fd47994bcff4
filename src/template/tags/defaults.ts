import {pageAddress} from '../../model/web-address.ts'
import {escapeAttribute} from '../formatters/escape.ts'
import {asText, isObject, isTruthy, step, type Value} from '../value.ts'
import type {TagHook, TagScope} from './tag.ts'
import {trustedHtml} from './trusted-html.ts'

/** An entry of data that is an object by name, or a list of objects that have the name in one of the fields. */
function findNamed(entries: Value, name: string, fields: readonly string[]): Value {
  if (!Array.isArray(entries)) return step(entries, name)
  return entries.find((entry: Value) => fields.some((field) => asText(step(entry, field)) === name))
}

/** A bare list is the items. */
const withItems = (value: Value): Value => (Array.isArray(value) ? {items: value} : value)

const EXTENSION = '.block'

/** The partial `navigation` is the file `navigation.block` of a site. */
const partialOf = (name: string, scope: TagScope): string =>
  !scope.has(name) && scope.has(name + EXTENSION) ? name + EXTENSION : name

/** Applies the template to `navigations.<navigationId>` of the data. */
const navigation: TagHook = ({navigationId = '', template = ''}, scope) => {
  const found = findNamed(scope.resolve('navigations'), navigationId, ['name', 'id'])
  if (!template)
    return void scope.warn('<squarespace:navigation> has no template: name the partial that shows it')
  if (found !== undefined) return scope.apply(partialOf(template, scope), withItems(found))
  return void scope.warn(
    `The data has no navigation "${navigationId}": give it as navigations.${navigationId || '<name>'}`,
  )
}

/** Undefined, with a warning, for anything but a whole number. */
function readCount(name: string, text: string | undefined, scope: TagScope): number | undefined {
  if (text === undefined || /^\d{1,9}$/.test(text)) return text === undefined ? undefined : Number(text)
  scope.warn(`${name}="${text}" of <squarespace:query> is no whole number, and is ignored`)
  return undefined
}

const includes = (item: Value, field: string, term: string | undefined): boolean => {
  const list = step(item, field)
  return !term || (Array.isArray(list) && list.includes(term))
}

/** Renders its content for `collections.<collection>` of the data, with the items that the attributes select. */
const query: TagHook = ({collection = '', category, tag, featured, ...counts}, scope) => {
  const found = withItems(findNamed(scope.resolve('collections'), collection, ['urlId', 'id']))
  if (!isObject(found))
    return void scope.warn(
      `The data has no collection "${collection}": give it as collections.${collection || '<name>'}`,
    )
  const items = step(found, 'items')
  const selected = (Array.isArray(items) ? items : []).filter(
    (item: Value) =>
      includes(item, 'categories', category) &&
      includes(item, 'tags', tag) &&
      (featured !== 'true' || isTruthy(step(item, 'starred'))),
  )
  const first = readCount('skip', counts.skip, scope) ?? 0
  const limit = readCount('limit', counts.limit, scope)
  const end = limit === undefined ? undefined : first + limit
  return scope.content({...found, items: selected.slice(first, end)})
}

const SCRIPTS = '/scripts/'

/** A file of the site's folder `scripts`, or an address. */
const script: TagHook = ({src = '', ...rest}, scope) => {
  const isAddress = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(src)
  const address = pageAddress(isAddress ? src : SCRIPTS + src.replace(/^\.\//, ''))
  if (!src || address === undefined)
    return void scope.warn(`src="${src}" of <squarespace:script> is no address of a script`)
  const flags = ['async', 'defer'].filter((name) => rest[name] !== undefined && rest[name] !== 'false')
  return trustedHtml(`<script ${[`src="${escapeAttribute(address)}"`, ...flags].join(' ')}></script>`)
}

/** Where attributes and data say everything. */
export const defaultTags = {navigation, query, script} as const satisfies Record<string, TagHook>
