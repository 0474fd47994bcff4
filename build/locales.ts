import {readdirSync} from 'node:fs'
import {writeFile} from 'node:fs/promises'
import {basename} from 'node:path'
import {build, type Plugin} from 'vite'
import {root} from './root.ts'
import {noteShipped} from './supply/note-shipped.ts'
import {importsTaken} from './take-imports.ts'
import {UNNAMED} from './unnamed.ts'
import {withoutAnnotations} from './without-annotations.ts'

/** Contains one file for each language except English. */
const folder = `${root}src/page/locales`

/** The expression with which the engine fetches a catalogue. */
export const FETCH = /import\(`\.\.\/\.\.\/src\/page\/locales\/(\$\{name\})\.ts`\)/

export const localeNames: readonly string[] = readdirSync(folder)
  .filter((file) => /^[a-z]{2}(-[a-z]{2})?\.ts$/.test(file))
  .map((file) => basename(file, '.ts'))

async function buildLocale(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [withoutAnnotations, importsTaken, noteShipped],
    build: {
      write: false,
      target: 'es2022',
      lib: {entry: `${folder}/${name}.ts`, formats: ['es'], fileName: name},
      rolldownOptions: {output: {minify: true}},
    },
  })
  const [bundle] = [built].flat()
  const [chunk] = bundle && 'output' in bundle ? bundle.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built`)
  return chunk.code
}

export const localeFile = (name: string, end: string): string => `chunks/${name}-${end}.js`

/** Builds one self-contained file per language. */
export const buildLocales = (): Promise<unknown> =>
  Promise.all(
    localeNames.map(async (name) =>
      writeFile(`${root}dist/${localeFile(name, UNNAMED)}`, await buildLocale(name)),
    ),
  )

/** Makes the engine fetch the built files. */
export const fetchBuilt: Plugin = {
  name: 'vitrine-locales',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/loader/engine/translate.ts')) return null
    if (!FETCH.test(code)) this.error('catalogues are fetched by another expression than before')
    return code.replace(FETCH, 'page().loadLater(`$1`)')
  },
}
