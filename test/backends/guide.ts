import {execFile} from 'node:child_process'
import {mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import type {Browser} from 'playwright-core'
import {installPackages, packagesOf} from '../prepare/packages.ts'
import {line} from './cart-parts.ts'
import {expect} from './expect.ts'
import {check, type Outcome} from './outcome.ts'
import {runServer, type Server} from './run-server.ts'
import type {RunningShop, ShopKind, Tag} from './shop.ts'
import {addButton, count} from './shopper.ts'

const ROOT = join(import.meta.dirname, '../..')
const COMMAND = join(ROOT, 'dist/bin/vitrine.js')

export const guideOf = (name: string): string => join(ROOT, `docs/guide/${name}.md`)

const BLOCK = /^```(\w+)(?: \[([\w.-]+)\])?\n([\s\S]*?)^```$/gm
/** Milliseconds. */
const START = 180_000

const run = promisify(execFile)

/** The files and commands of a page of the guide. */
interface Work {
  folder: string
  servers: Server[]
  /** A folder whose lock file names the packages of the page; null installs them from the registry. */
  locked: string | null
}

export interface Guide {
  browser: Browser
  kind: ShopKind
  /** The shop that the reader already has. */
  shop: RunningShop | null
  /** Whether packages come from the registry, as for a reader. */
  isFresh: boolean
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** Copies the packages of a command from the cache into the folder, if a lock file names the same versions. */
async function installAhead(folder: string, locked: string, args: readonly string[]): Promise<void> {
  const {dependencies}: {dependencies: Record<string, string>} = JSON.parse(
    await readFile(join(locked, 'package.json'), 'utf8'),
  )
  const isNamed = Object.entries(dependencies).every(([name, version]) => args.includes(`${name}@${version}`))
  if (isNamed) await installPackages(packagesOf(locked), folder)
}

/** Runs a command until it ends; a server only until it prints its address. */
async function runLine({folder, servers, locked}: Work, command: string): Promise<void> {
  const [program = '', ...args] = command.split(' ')
  if (program === 'node')
    servers.push(await runServer({command: process.execPath, args, folder, ready: 'http://', within: START}))
  else if (program === 'npm') {
    if (locked && args[0] === 'install') await installAhead(folder, locked, args)
    // npm run passes its prefix to child processes: this one replaces it
    const options = ['--prefix', folder, ...(locked ? ['--prefer-offline'] : [])]
    await run('npm', [...args, ...options], {cwd: folder})
  } else if (command.startsWith('npx --no-install vitrine '))
    await run(process.execPath, [COMMAND, ...args.slice(2)], {cwd: folder})
  else throw new Error(`${command}: no command of the guide`)
}

/** Writes the named files and runs the commands, in the order of the page. */
async function follow(page: string, work: Work): Promise<void> {
  for (const [, language, file, text = ''] of page.matchAll(BLOCK)) {
    if (file) await writeFile(join(work.folder, file), text)
    else if (language === 'bash') for (const command of linesOf(text)) await runLine(work, command)
  }
}

const CODE = /^```js\n([\s\S]*?)^```$/gm

/** The code that places an order, which the page shows without a file: each site has its own checkout. Empty without it. */
function checkoutIn(guide: string): string {
  const [, section = ''] = guide.split('\n## Checkout\n')
  const [checkout = ''] = section.split('\n## ')
  const code = Array.from(checkout.matchAll(CODE), ([, part = '']) => part).join('')
  return /^await /m.test(code) ? code : ''
}

/** Buys as a reader does; returns the total, and the state of the order where the guide places one. */
async function shopAround(browser: Browser, guide: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto('http://localhost:8080')
  await page.getByLabel('Size').selectOption('Large')
  await addButton(page).press('Enter')
  await expect(count(page)).toHaveText('1', {timeout: 15_000})
  await page.goto('http://localhost:8080/cart.html')
  await expect(line(page, 'Tide Bowl')).toContainText('Large', {timeout: 15_000})
  const total = await page.locator('[data-cart=grand-total]').textContent()
  const checkout = checkoutIn(guide)
  if (checkout) {
    await page.evaluate(`(async () => {${checkout}})()`)
    await page.goto('http://localhost:8080')
    await expect(count(page)).toHaveText('0', {timeout: 15_000})
  }
  await page.close()
  return checkout ? `${total}, ordered` : `${total}`
}

/** The page with the settings of a running shop, in place of those of the reader's shop. */
function withSettings(page: string, {guide = {}}: ShopKind, {tag}: RunningShop): string {
  const names = Object.keys(guide) as (keyof Tag)[]
  return names.reduce((text, name) => text.replaceAll(guide[name] ?? name, tag[name] ?? ''), page)
}

/** Follows the guide's page of a shop, from an empty folder to an item in the cart. */
export async function runGuide({browser, kind, shop, isFresh}: Guide): Promise<Outcome[]> {
  const {name} = kind
  const folder = await mkdtemp(join(tmpdir(), `vitrine-guide-${name}-`))
  const work: Work = {folder, servers: [], locked: isFresh ? null : join(import.meta.dirname, name)}
  const outcome = await check('the page of the guide', async () => {
    await symlink(join(ROOT, 'dist'), join(folder, 'vitrine'))
    const page = await readFile(guideOf(name), 'utf8')
    await follow(shop ? withSettings(page, kind, shop) : page, work)
    return shopAround(browser, page)
  })
  for (const {stop} of work.servers) await stop()
  await rm(folder, {recursive: true, force: true})
  return [outcome]
}
