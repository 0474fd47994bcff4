import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

const list = (folder: string): string[] => readdirSync(dist + folder).map((file) => `${folder}/${file}`)

/** The built files by address, read at the start: a concurrent build changes nothing. */
export function readBuilt(): Record<string, string> {
  if (!existsSync(`${dist}loader.js`)) throw new Error('dist/loader.js is missing; run `npm run build` first')
  const files = ['loader.js', ...['chunks', 'assets'].flatMap((folder) => list(folder))]
  return Object.fromEntries(files.map((file) => [`/vitrine/${file}`, readFileSync(dist + file, 'utf8')]))
}
