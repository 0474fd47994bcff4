import type {Source} from '../../src/backends/settings.ts'
import {type Given, type Item, PARTS, type Part} from '../../src/check/case.ts'
import {isRecord} from '../../src/lib/is-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {HELP, Misuse, parseCommand, readPlace} from '../command/misuse.ts'

const USAGE = `vitrine check-backend <origin> --item <id> [--sku <sku>]

Checks a server against the contract of dist/openapi.json. Name an item with at least 25 in stock. Use a test shop:
the checks leave carts, submissions and comments behind.

  --item, --sku         the item to add; without --item, the first one on the page
  --page                the path of the page that has the item; default /
  --page-origin         an origin that CORS allows: it adds checks of token carts and CORS
  --code                a promotion code that applies to the item
  --category            a category that has the item, and not all products, as lists name it
  --subscription        an item sold as a subscription, as id or id:sku
  --form, --values      the id of a form, and valid values by field id, as JSON
  --as                  the kind of shop, as in data-backend: the check uses its adapter. The origin is
                        then the address in data-api, and --item is required
  --key, --channel, --region   the settings of that shop, as on the loader's tag
  --post                the id of an item that accepts comments, such as a post
  --only, --without     parts, separated by commas: ${PARTS.slice(0, 7).join(', ')},
                        ${PARTS.slice(7).join(', ')}

Exits with 1 if a check fails, and with 2 if the check cannot start.`

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)

function readParts(option: string, list: string | undefined): Part[] | null {
  if (list === undefined) return null
  const names = list.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !isPart(name))
  if (wrong !== undefined) throw new Misuse(`${option}: there is no part ${JSON.stringify(wrong)}.`)
  return names.filter(isPart)
}

function readOrigin(name: string, address: string): string {
  const origin = address.replace(/\/$/, '')
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
  throw new Misuse(`${name} must look like https://shop.example, not ${JSON.stringify(address)}.`)
}

function readItem(option: string): Item {
  const [itemId = '', ...sku] = option.split(':')
  return {itemId, sku: sku.join(':') || null}
}

function readForm(id: string, values = '{}'): Given['form'] & object {
  const parsed = parseJson(values)
  if (parsed.ok && isRecord(parsed.value)) return {id, values: parsed.value}
  throw new Misuse('--values must be a JSON object with each value under the id of its field.')
}

type KindOptions = Readonly<Partial<Record<'as' | 'key' | 'channel' | 'region', string | undefined>>>

const readKind = (api: string, {as, key, channel, region}: KindOptions): Read['as'] =>
  as === undefined ? null : {name: as, source: {api, key, channel, region}}

interface Read {
  origin: string
  page: string
  parts: readonly Part[]
  /** Null to find it on the page. */
  item: Item | null
  given: Omit<Given, 'item'>
  /** Null for the platform. */
  as: {name: string; source: Source} | null
}

const text = {type: 'string'} as const
const OPTIONS = {
  as: text,
  key: text,
  channel: text,
  region: text,
  item: text,
  sku: text,
  page: {type: 'string', default: '/'},
  'page-origin': text,
  code: text,
  category: text,
  subscription: text,
  form: text,
  values: text,
  post: text,
  only: text,
  without: text,
  ...HELP,
} as const

/** Parses the command line. Null after it has printed the help. */
export function readOptions(args: readonly string[]): Read | null {
  const parsed = parseCommand(args, OPTIONS, USAGE)
  const origin = readPlace(parsed, USAGE)
  if (origin === null) return null
  const {values} = parsed
  const without = readParts('--without', values.without) ?? []
  const {item, sku, code, category, subscription, form, post} = values
  const pageOrigin = values['page-origin']
  const as = readKind(origin, values)
  if (as && item === undefined)
    throw new Misuse('--as needs --item: without a page, the check finds no item.')
  return {
    as,
    origin: as ? origin : readOrigin('The origin', origin),
    page: values.page,
    parts: (readParts('--only', values.only) ?? PARTS).filter((part) => !without.includes(part)),
    item: item === undefined ? null : {itemId: item, sku: sku ?? null},
    given: {
      ...(code !== undefined && {code}),
      ...(category !== undefined && {category}),
      ...(subscription !== undefined && {subscription: readItem(subscription)}),
      ...(form !== undefined && {form: readForm(form, values.values)}),
      ...(post !== undefined && {post}),
      ...(pageOrigin !== undefined && {pageOrigin: readOrigin('--page-origin', pageOrigin)}),
    },
  }
}
