import {readdir, readFile} from 'node:fs/promises'

const ROOT = new URL('../../', import.meta.url)
const GUIDE = 'docs/guide/'

async function findCode(document: string, title: string): Promise<string | undefined> {
  const text = await readFile(new URL(document, ROOT), 'utf8')
  const section = text.split('\n## ').find((one) => one.startsWith(title))
  return /```(?:html|css|js)\n(.*?)```/s.exec(section ?? '')?.[1]
}

/** The code under a heading of a document, as written. */
export async function readCode(document: string, title: string): Promise<string> {
  const code = await findCode(document, title)
  if (!code) throw new Error(`${document} has no code under "${title}"`)
  return code
}

/** The code under a heading of the guide, on any page. */
export async function readGuide(title: string): Promise<string> {
  const pages = await readdir(new URL(GUIDE, ROOT))
  const found = await Promise.all(pages.map((page) => findCode(GUIDE + page, title)))
  const codes = found.filter((code) => code !== undefined)
  if (!codes[0] || codes[1]) throw new Error(`${codes.length} pages of the guide have code under "${title}"`)
  return codes[0]
}
