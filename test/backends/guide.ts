import {execFileSync} from 'node:child_process'
import {mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect} from '@playwright/test'
import type {Browser} from 'playwright-core'
import {line} from './cart-parts.ts'
import {check, type Outcome} from './outcome.ts'
import {runServer, type Server} from './run-server.ts'
import type {ShopKind} from './shop.ts'
import {addButton, count} from './shopper.ts'

const ROOT = join(import.meta.dirname, '../..')
const COMMAND = join(ROOT, 'dist/bin/vitrine.js')

export const guideOf = (name: string): string => join(ROOT, `docs/guide/${name}.md`)

const BLOCK = /^```(\w+)(?: \[([\w.-]+)\])?\n([\s\S]*?)^```$/gm
/** Milliseconds. */
const START = 180_000

/** What a page of the guide has its reader do. */
interface Work {
  folder: string
  servers: Server[]
  /** Where the shop of the page is. */
  shop: string | undefined
}

/** As pages of the guide write it where their reader has a shop. */
const SHOP = 'https://shop.example'

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** A command that serves says where; all others end. */
async function runLine({folder, servers}: Work, command: string): Promise<void> {
  const [program = '', ...args] = command.split(' ')
  if (program === 'node')
    servers.push(await runServer({command: process.execPath, args, folder, ready: 'http://', within: START}))
  // the prefix, since npm run hands its own down
  else if (program === 'npm') execFileSync('npm', [...args, '--prefix', folder], {cwd: folder, stdio: 'pipe'})
  else if (command.startsWith('npx vitrine '))
    execFileSync(process.execPath, [COMMAND, ...args.slice(1)], {cwd: folder, stdio: 'pipe'})
  else throw new Error(`${command}: no command of the guide`)
}

/** Writes the files that have a name, and runs the commands, from the top to the bottom. */
async function follow(page: string, work: Work): Promise<void> {
  for (const [, language, file, text = ''] of page.matchAll(BLOCK)) {
    if (file) await writeFile(join(work.folder, file), text.replaceAll(SHOP, work.shop ?? SHOP))
    else if (language === 'bash') for (const command of linesOf(text)) await runLine(work, command)
  }
}

async function shopAround(browser: Browser): Promise<string> {
  const page = await browser.newPage()
  await page.goto('http://localhost:8080')
  await page.getByLabel('Size').selectOption('Large')
  await addButton(page).press('Enter')
  await expect(count(page)).toHaveText('1', {timeout: 15_000})
  await page.goto('http://localhost:8080/cart.html')
  await expect(line(page, 'Tide Bowl')).toContainText('Large', {timeout: 15_000})
  const total = await page.locator('[data-cart=grand-total]').textContent()
  await page.close()
  return `${total}`
}

/** The guide's page of a shop, from an empty folder to what is in the cart. */
export async function runGuide(browser: Browser, {name, standIn}: ShopKind): Promise<Outcome[]> {
  const shop = await standIn?.()
  const folder = await mkdtemp(join(tmpdir(), `vitrine-guide-${name}-`))
  const work: Work = {folder, servers: [], shop: shop?.origin}
  const outcome = await check('the page of the guide', async () => {
    await symlink(join(ROOT, 'dist'), join(work.folder, 'vitrine'))
    await follow(await readFile(guideOf(name), 'utf8'), work)
    return shopAround(browser)
  })
  for (const {stop} of work.servers) await stop()
  await shop?.stop()
  await rm(work.folder, {recursive: true, force: true})
  return [outcome]
}
