import {readFile, writeFile} from 'node:fs/promises'
import {writeCatalogues} from './catalogues.ts'
import {root} from './root.ts'
import {regionsFile, regionsModule} from './slots.ts'
import {tableFile, tableModule} from './table.ts'
import {textFolders} from './texts.ts'

// before the documents, which read the table
await writeFile(tableFile, await tableModule())
await writeFile(regionsFile, await regionsModule())
await writeCatalogues()

const readme = `${root}README.md`
const count = textFolders.filter(({folder}) => folder.startsWith('widgets/')).length
await writeFile(
  readme,
  (await readFile(readme, 'utf8')).replace(/\*\*\d+ widgets\*\*/, `**${count} widgets**`),
)
