import {mkdir, rm, writeFile} from 'node:fs/promises'
import {readWidgets} from '../read-widgets.ts'
import {root} from '../root.ts'
import {widgetPage} from './page.ts'

export const pagesFolder = `${root}docs/reference/widgets/`

/** The pages of all widgets, by file name. */
export const widgetPages = async (): Promise<Map<string, string>> =>
  new Map((await readWidgets()).map((widget) => [`${widget.name}.md`, widgetPage(widget)]))

/** Writes them, and removes those of widgets that no longer exist. */
export async function writeWidgetPages(): Promise<void> {
  await rm(pagesFolder, {recursive: true, force: true})
  await mkdir(pagesFolder, {recursive: true})
  for (const [file, text] of await widgetPages()) await writeFile(pagesFolder + file, text)
}
