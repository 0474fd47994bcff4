import {readFile, writeFile} from 'node:fs/promises'
import {transform} from 'lightningcss'
import {root} from './root.ts'

const SOURCE = 'src/ui/theme/theme.css'

/** Builds the optional default look, which a page links itself: its address does not change with a release. */
export async function buildTheme(): Promise<void> {
  const {code} = transform({filename: SOURCE, code: await readFile(root + SOURCE), minify: true})
  await writeFile(`${root}dist/theme.css`, code)
}
