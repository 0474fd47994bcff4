import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {root} from './root.ts'

/** A folder that owns texts: English in its `widget.ts` or `strings.ts`, other languages in `texts/<language>.json`. */
export interface TextFolder {
  /** From the root. */
  folder: string
  /** First part of the keys: a page overrides `api.offline`. */
  owner: string
}

/** Parts that several widgets share, each with the owner that a page names. */
const SHARED: readonly TextFolder[] = [
  {folder: 'src/api', owner: 'api'},
  {folder: 'src/cart', owner: 'cart-page'},
  {folder: 'src/ui/captcha', owner: 'captcha'},
  {folder: 'src/ui/cards', owner: 'products'},
  {folder: 'src/ui/form', owner: 'form'},
  {folder: 'src/ui/native-fallback', owner: 'page'},
  {folder: 'src/ui/lightbox', owner: 'lightbox'},
]

const WIDGETS: readonly TextFolder[] = readdirSync(`${root}widgets`, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => ({folder: `widgets/${name}`, owner: name}))

export const textFolders: readonly TextFolder[] = [...WIDGETS, ...SHARED]

const isStrings = (file: string): boolean => /(^|[-/])strings\.ts$|^widget\.ts$/.test(file)

/** All English texts of a folder, by key. */
export async function readStrings(folder: string): Promise<Record<string, string>> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isStrings).sort()
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(`${folder}/${file}`)),
  )
  return Object.assign(
    {},
    ...modules.flatMap((module) =>
      Object.entries(module)
        .sort()
        .flatMap(([name, value]) => (/strings$/i.test(name) ? [value] : [])),
    ),
  )
}

/** All English texts for visitors, by owner and key. */
export async function readTexts(): Promise<Record<string, Record<string, string>>> {
  const texts: Record<string, Record<string, string>> = {}
  for (const {folder, owner} of textFolders)
    texts[owner] = {...texts[owner], ...(await readStrings(root + folder))}
  return texts
}

/** The texts of a folder in a language or region, by key; none if it has no file for it. */
export function readTranslated({folder}: TextFolder, language: string): Record<string, string> {
  const file = `${root}${folder}/texts/${language}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** The languages and regions of a folder. */
export function languagesOf({folder}: TextFolder): string[] {
  const texts = `${root}${folder}/texts`
  return existsSync(texts) ? readdirSync(texts).map((file) => file.replace(/\.json$/, '')) : []
}
