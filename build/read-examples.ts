import {readdir, readFile} from 'node:fs/promises'

/** One way to use a widget in a page. */
export interface Example {
  widget: string
  title: string
  markup: string
}

const widgetsFolder = new URL('../widgets/', import.meta.url)

const SECTION = /<section data-example="([^"]*)">([\s\S]*?)<\/section>(?=\s*(?:<section data-example=|$))/g

const CHARACTERS: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&'}

const decode = (text: string) => text.replace(/&(lt|gt|quot|amp);/g, (entity) => CHARACTERS[entity] ?? entity)

/** The sections of an `example.html`. */
export const readSections = (widget: string, source: string): Example[] =>
  Array.from(source.matchAll(SECTION), ([, title = '', markup = '']) => ({
    widget,
    title: decode(title),
    markup: markup.trim(),
  }))

async function readExample(widget: string): Promise<Example[]> {
  const file = new URL(`${widget}/example.html`, widgetsFolder)
  return readSections(widget, await readFile(file, 'utf8').catch(() => ''))
}

/** Every example of every widget, from the widgets' own folders; read on each call, so that a page is up to date. */
export async function readExamples(): Promise<Example[]> {
  const entries = await readdir(widgetsFolder, {withFileTypes: true})
  const widgets = entries.filter((entry) => entry.isDirectory()).map(({name}) => name)
  return (await Promise.all(widgets.sort().map(readExample))).flat()
}
