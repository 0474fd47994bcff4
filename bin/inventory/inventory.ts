import {readFile, writeFile} from 'node:fs/promises'
import type {Built} from '../command/built.ts'
import {HELP, Misuse, parseCommand, readPlace, runCommand} from '../command/misuse.ts'
import {plain} from '../command/plain.ts'
import {readPage} from '../command/read-page.ts'
import {findPolicy, findScripts} from './find-scripts.ts'
import {compare, type Inventory, readInventory} from './list.ts'
import {nameOurs} from './ours.ts'

const USAGE = `vitrine inventory <address>

Lists the scripts of a page with their hashes, who asks for them and why, and the headers that limit them, as PCI DSS
6.4.3 and 11.6.1 want it. Scripts that other scripts add are not in the markup: reports of the policy name them.

  --approve <file>    writes the list as JSON, once: an existing file is kept
  --against <file>    compares the page with an approved list

Ends with the code 1 where the page differs from the list, and 2 where the page or the list cannot be read.`

const text = {type: 'string'} as const
const OPTIONS = {
  approve: text,
  against: text,
  ...HELP,
} as const

const HEADERS = [
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Reporting-Endpoints',
  'Report-To',
]
const IN_PAGE = 'Content-Security-Policy in the page'

/** A nonce is another one in each reply. */
const withoutNonces = (header: string): string => header.replace(/'nonce-[^']*'/g, "'nonce-…'")

async function takeStock(address: string, built: Built): Promise<Inventory> {
  if (!/^https?:/i.test(address) || !URL.canParse(address))
    throw new Misuse(`${JSON.stringify(address)} is no address of a page.`)
  const {url, status, headers, text: html} = await readPage(new URL(address).href)
  if (status >= 400) throw new Misuse(`${url} answers with the status ${status}.`)
  const found = [...HEADERS, IN_PAGE].flatMap((name) => {
    const value = name === IN_PAGE ? findPolicy(html) : headers.get(name)
    return value === null ? [] : [[name, withoutNonces(value)]]
  })
  return {
    page: url,
    headers: Object.fromEntries(found),
    scripts: await nameOurs(await findScripts(html, url), html, url, built.read('manifest.json')),
  }
}

function toLines({headers, scripts}: Inventory): string[] {
  const lines = scripts.flatMap(({address, hash, askedBy, why}) => [
    address ?? 'a script in the page',
    `    hash      ${hash ?? 'none'}`,
    ...(address ? [`    origin    ${new URL(address).origin}`] : []),
    `    asked by  ${askedBy}`,
    `    why       ${why || 'not known: write it into the approved list'}`,
  ])
  const limits = [...HEADERS, IN_PAGE].map((name) => `${name}: ${headers[name] ?? 'absent'}`)
  return [...lines, '', ...limits, '', `${scripts.length} scripts`].map(plain)
}

async function approve(file: string, inventory: Inventory): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(inventory, null, 2)}\n`, {flag: 'wx'})
  } catch (error) {
    throw new Misuse(`${file} is not written: ${error instanceof Error ? error.message : error}`)
  }
}

async function readApproved(file: string): Promise<Inventory> {
  const content = await readFile(file, 'utf8').catch((error) => {
    throw new Misuse(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  })
  return readInventory(file, content)
}

/** Lists the scripts of a page; returns the exit code. */
export const inventory = (args: readonly string[], built: Built): Promise<number> =>
  runCommand(async () => {
    const parsed = parseCommand(args, OPTIONS, USAGE)
    const address = readPlace(parsed, USAGE)
    if (address === null) return 0
    const {values} = parsed
    const approved = values.against === undefined ? null : await readApproved(values.against)
    const found = await takeStock(address, built)
    if (values.approve !== undefined) await approve(values.approve, found)
    if (!approved) {
      console.info(toLines(found).join('\n'))
      return 0
    }
    const differences = compare(approved, found).map(plain)
    console.info(differences.join('\n') || `as approved: ${found.scripts.length} scripts`)
    return differences.length ? 1 : 0
  })
