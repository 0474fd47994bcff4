import {readdirSync} from 'node:fs'
import {root} from './root.ts'

const isStrings = (file: string): boolean => /(^|[-/])strings\.ts$/.test(file)

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
  const widgets = readdirSync(`${root}widgets`, {withFileTypes: true}).filter((entry) => entry.isDirectory())
  const folders = [
    ...widgets.map(({name}) => ({name, folder: `${root}widgets/${name}`})),
    {name: 'api', folder: `${root}src/api`},
    {name: 'page', folder: `${root}src/ui/last-way`},
  ]
  const texts = await Promise.all(
    folders.map(async ({name, folder}) => [name, await readStrings(folder)] as const),
  )
  return Object.fromEntries(texts)
}
