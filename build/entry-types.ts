import {writeFile} from 'node:fs/promises'
import {root} from './root.ts'

/** Types of the entries that are imported for what they do: a script that sets up the page, and a style sheet. */
const TYPES = {
  'loader.d.ts':
    "// window.Vitrine, and the events that addEventListener knows\nimport './types/loader/embed.ts'\n\nexport {}\n",
  'react/style.css.d.ts': 'export {}\n',
  'theme.css.d.ts': 'export {}\n',
}

export async function writeEntryTypes(): Promise<void> {
  for (const [file, text] of Object.entries(TYPES)) await writeFile(`${root}dist/${file}`, text)
}
