import {readFile, stat} from 'node:fs/promises'
import {decodePage} from './decode-page.ts'
import {Misuse} from './misuse.ts'
import {readPage} from './read-page.ts'

/** Bytes of a file: as of a page from a server. */
const MOST = 5_000_000

/** The markup of a page, with its name in messages. */
export interface Source {
  name: string
  /** Null for a file. */
  url: string | null
  html: string
  /** What the file holds; null for an address. */
  file: {bytes: Buffer; encoding: string} | null
}

async function readPageFile(name: string): Promise<Source> {
  try {
    const {size} = await stat(name)
    if (size > MOST) throw new Error(`the file is longer than ${MOST / 1_000_000} MB`)
    const bytes = await readFile(name)
    const {text: html, encoding} = decodePage(bytes)
    return {name, url: null, html, file: {bytes, encoding}}
  } catch (error) {
    throw new Misuse(`${name} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** A page from a file or an address. */
export async function readSource(place: string): Promise<Source> {
  if (!/^https?:/i.test(place)) return readPageFile(place)
  if (!URL.canParse(place)) throw new Misuse(`${JSON.stringify(place)} is no address.`)
  const {url, status, text} = await readPage(new URL(place).href)
  if (status >= 400) throw new Misuse(`${url} answers with the status ${status}.`)
  return {name: url, url, html: text, file: null}
}
