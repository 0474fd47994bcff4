import type {Source} from '../../src/backends/settings.ts'
import {type Given, type Item, PARTS, type Part} from '../../src/check/case.ts'
import {isRecord} from '../../src/lib/is-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {HELP, Misuse, parseCommand, readPlace} from '../command/misuse.ts'

const USAGE = `vitrine check-backend <origin> --item <id> [--sku <sku>]

Checks a server against the contract of dist/openapi.json. Give an item of which it has at least 25. Use a shop for
tests: the checks leave carts and submissions behind.

  --item, --sku         the item that is added; without --item, the first one on the page
  --page                the path of the page to look for an item on; default /
  --page-origin         an origin that the server lets in by CORS: token carts and CORS are checked
  --code                a promotion code that holds for the item
  --subscription        an item that is sold as a subscription, as id or id:sku
  --form, --values      the id of a form, and JSON of values by field id that it takes
  --as                  the kind of shop, as data-backend names it: the check goes through its adapter.
                        The origin is then the address that data-api has, and --item is needed
  --key, --channel, --region   the settings of that shop, as on the loader's tag
  --only, --without     parts, separated by commas: ${PARTS.slice(0, 7).join(', ')},
                        ${PARTS.slice(7).join(', ')}

Ends with the code 1 where a check fails, and 2 where it could not begin.`

const isPart = (name: string): name is Part => PARTS.some((part) => part === name)

function readParts(option: string, list: string | undefined): Part[] | null {
  if (list === undefined) return null
  const names = list.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !isPart(name))
  if (wrong !== undefined) throw new Misuse(`${option}: there is no part ${JSON.stringify(wrong)}.`)
  return names.filter(isPart)
}

function readOrigin(name: string, said: string): string {
  const origin = said.replace(/\/$/, '')
  if (URL.canParse(origin) && new URL(origin).origin === origin) return origin
  throw new Misuse(`${name} must be as https://shop.example, and is ${JSON.stringify(said)}.`)
}

function readItem(said: string): Item {
  const [itemId = '', ...sku] = said.split(':')
  return {itemId, sku: sku.join(':') || null}
}

function readForm(id: string, values = '{}'): Given['form'] & object {
  const parsed = parseJson(values)
  if (parsed.ok && isRecord(parsed.value)) return {id, values: parsed.value}
  throw new Misuse('--values must be JSON of an object: each value under the id of its field.')
}

type Said = Readonly<Partial<Record<'as' | 'key' | 'channel' | 'region', string | undefined>>>

const readKind = (api: string, {as, key, channel, region}: Said): Read['as'] =>
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
  subscription: text,
  form: text,
  values: text,
  only: text,
  without: text,
  ...HELP,
} as const

/** Parses the command line; null if it asked for help, which is printed. */
export function readOptions(args: readonly string[]): Read | null {
  const parsed = parseCommand(args, OPTIONS, USAGE)
  const origin = readPlace(parsed, USAGE)
  if (origin === null) return null
  const {values} = parsed
  const without = readParts('--without', values.without) ?? []
  const {item, sku, code, subscription, form} = values
  const pageOrigin = values['page-origin']
  const as = readKind(origin, values)
  if (as && item === undefined) throw new Misuse('--as needs --item: there is no page to look for one on.')
  return {
    as,
    origin: as ? origin : readOrigin('The origin', origin),
    page: values.page,
    parts: (readParts('--only', values.only) ?? PARTS).filter((part) => !without.includes(part)),
    item: item === undefined ? null : {itemId: item, sku: sku ?? null},
    given: {
      ...(code !== undefined && {code}),
      ...(subscription !== undefined && {subscription: readItem(subscription)}),
      ...(form !== undefined && {form: readForm(form, values.values)}),
      ...(pageOrigin !== undefined && {pageOrigin: readOrigin('--page-origin', pageOrigin)}),
    },
  }
}
