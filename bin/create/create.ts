import {cp, mkdir, readdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {HELP, Misuse, parseCommand, runCommand} from '../command/misuse.ts'
import {plain} from '../command/plain.ts'
import {look} from './look.ts'
import {MOCK, pageOf} from './page-of.ts'
import type {Keys, Shop} from './shop.ts'
import {TEMPLATES} from './templates.ts'
import {tryShop} from './try-shop.ts'

const USAGE = `create-vitrine [folder]

Writes a page with one tag and a product of your shop, or with a shop in the page where you have none yet.

  --shop <address>      the shop's address, or none
  --template <name>     ${Object.keys(TEMPLATES).join(', ')}
  --key, --channel, --region   the settings of that shop, as on the loader's tag
  --product <id>        the product, by id, slug or handle; default: the shop's first one
  --no-check            does not check the shop's cart
  --yes                 takes the default of everything that is not given

Ends with the code 2 where nothing could be written.`

const text = {type: 'string'} as const
const OPTIONS = {
  shop: text,
  template: text,
  key: text,
  channel: text,
  region: text,
  product: text,
  'no-check': {type: 'boolean', default: false},
  yes: {type: 'boolean', short: 'y', default: false},
  ...HELP,
} as const

/** Asks for a line. */
export type Ask = (question: string) => Promise<string>

/** What comes with the command. */
export interface Kit {
  /** Folder with the files that a page loads. */
  files: URL
  description: Record<string, unknown>
}

interface Wanted {
  folder: string
  shop: string
  template: string
  keys: Keys
  isChecked: boolean
}

/** The values of the command line; what is missing is asked for once. */
async function readWanted(
  {values, positionals: [folder]}: ReturnType<typeof parseCommand<typeof OPTIONS>>,
  ask: Ask,
): Promise<Wanted> {
  const read = async (given: string | undefined, question: string, preset: string) =>
    given ?? (values.yes ? preset : (await ask(`${question} (${preset}): `)).trim() || preset)
  const {key, channel, region, product} = values
  return {
    shop: await read(values.shop, 'Address of the shop, or none', 'none'),
    template: await read(values.template, `Template: ${Object.keys(TEMPLATES).join(', ')}`, 'static'),
    folder: await read(folder, 'Folder', 'my-shop'),
    keys: {key, channel, region, product},
    isChecked: !values['no-check'],
  }
}

/** What no reply of the shop says, by kind. */
const NEEDS: Readonly<Record<string, string>> = {
  medusa: 'a publishable key',
  shopify: 'a public access token of the Storefront API',
}

const isNone = (shop: string): boolean => /^(none|none yet|-)$/i.test(shop)

/** A shop on this machine has no certificate. */
const LOCAL = /^(localhost|127\.|\[::1\])/i

async function findShop(address: string, keys: Keys, ask: Ask | null): Promise<Shop> {
  const scheme = LOCAL.test(address) ? 'http' : 'https'
  const url = /^https?:/i.test(address) ? address : `${scheme}://${address}`
  if (!URL.canParse(url)) throw new Misuse(`${JSON.stringify(address)} is no address.`)
  const shop = await look(url, keys)
  const need = NEEDS[shop.kind]
  if (!need || keys.key) return shop
  const key = ask && (await ask(`The shop is ${shop.kind}, which needs ${need}: `)).trim()
  if (key) return look(url, {...keys, key})
  throw new Misuse(`The shop is ${shop.kind}: give ${need} as --key, see docs/guide/${shop.kind}.md.`)
}

async function checkShop(shop: Shop, {description}: Kit): Promise<void> {
  const {passed, failed} = await tryShop(shop, description)
  const hint = failed ? `: see vitrine check-backend, and docs/guide/own-backend.md` : ''
  console.info(`Its cart: ${passed} checks passed, ${failed} failed${hint}`)
}

/** A folder with something in it is not written to: a file of its owner could be lost. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const [first] = await readdir(folder)
  if (first) throw new Misuse(`The folder ${folder} is not empty: it has ${first}.`)
}

/** Runs the command and returns its exit code. */
export const create = (args: readonly string[], kit: Kit, ask: Ask): Promise<number> =>
  runCommand(async () => {
    const parsed = parseCommand(args, OPTIONS, USAGE)
    if (parsed.values.help) {
      console.info(USAGE)
      return 0
    }
    if (parsed.positionals.length > 1) throw new Misuse(USAGE)
    const wanted = await readWanted(parsed, ask)
    const {folder, keys} = wanted
    const template = Object.hasOwn(TEMPLATES, wanted.template) ? TEMPLATES[wanted.template] : undefined
    if (!template) throw new Misuse(`There is no template ${JSON.stringify(wanted.template)}.`)
    const isMock = isNone(wanted.shop)
    const shop: Shop = isMock
      ? {kind: 'mock', sign: '', api: null, currency: 'USD', product: MOCK}
      : await findShop(wanted.shop, keys, parsed.values.yes ? null : ask)
    const {product, kind, sign} = shop
    if (!isMock) console.info(plain(`The shop is ${kind}, by ${sign}.`))
    if (!product)
      throw new Misuse(
        `No product was found: name one with --product${kind === 'platform' ? ', or the address of a page that has one' : ''}.`,
      )
    if (!isMock && wanted.isChecked) await checkShop(shop, kit)
    await makeFolder(folder)
    for (const [file, content] of Object.entries(template.write(pageOf(shop, product)))) {
      await mkdir(dirname(join(folder, file)), {recursive: true})
      await writeFile(join(folder, file), content)
    }
    await cp(fileURLToPath(kit.files), join(folder, template.files), {recursive: true})
    const lines = [`cd ${folder}`, ...template.commands].map((line) => `  ${plain(line)}`)
    console.info(['', `${plain(product.title)} is in ${plain(folder)}. Next:`, '', ...lines].join('\n'))
    return 0
  })
