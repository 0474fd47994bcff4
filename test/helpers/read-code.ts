import {readFile} from 'node:fs/promises'

/** The code under a heading of a document, as it stands there. */
export async function readCode(document: string, title: string): Promise<string> {
  const text = await readFile(new URL(`../../${document}`, import.meta.url), 'utf8')
  const section = text.split('\n## ').find((one) => one.startsWith(title))
  const code = /```(?:html|css|js)\n(.*?)```/s.exec(section ?? '')?.[1]
  if (!code) throw new Error(`${document} has no code under "${title}"`)
  return code
}
