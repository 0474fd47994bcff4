import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {readWidgets} from '../read-widgets.ts'
import {shapesFile} from '../schemas/types.ts'
import {htmlData} from './html-data.ts'
import {jsxTypes} from './jsx-types.ts'

/** Writes the data for editors into `dist`. */
export async function buildHints(dist: string): Promise<void> {
  await mkdir(`${dist}react`, {recursive: true})
  const widgets = await readWidgets()
  await writeFile(`${dist}vitrine.html-data.json`, `${JSON.stringify(htmlData(widgets), null, 2)}\n`)
  await writeFile(`${dist}react/jsx.d.ts`, jsxTypes(widgets, await readFile(shapesFile, 'utf8')))
}
