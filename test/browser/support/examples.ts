import {readFile} from 'node:fs/promises'

const docs = await readFile(new URL('../../../docs/reference/widgets.md', import.meta.url), 'utf8')

/** The examples of the documentation, which come from the widgets' folders, by widget name. */
export const examples = docs.split('\n## ').flatMap((section) => {
  const codes = Array.from(section.matchAll(/```html\n(.*?)```/gs), ([, code = '']) => code)
  return codes.length ? [{widget: section.split('\n')[0] ?? '', codes}] : []
})
