import {readdir, readFile} from 'node:fs/promises'

const folder = new URL('../../../docs/reference/widgets/', import.meta.url)
const pages = await Promise.all(
  (await readdir(folder)).sort().map(async (file) => ({
    widget: file.replace('.md', ''),
    text: await readFile(new URL(file, folder), 'utf8'),
  })),
)

/** The examples of the documentation, which come from the widgets' folders, by widget name. */
export const examples = pages.flatMap(({widget, text}) => {
  const codes = Array.from(text.matchAll(/```html\n(.*?)```/gs), ([, code = '']) => code)
  return codes.length ? [{widget, codes}] : []
})
