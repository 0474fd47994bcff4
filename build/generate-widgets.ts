import {writeFile} from 'node:fs/promises'
import {writeCatalogues} from './catalogues.ts'
import {regionsFile, regionsModule} from './slots.ts'
import {tableFile, tableModule} from './table.ts'

// before the documents, which read the table
await writeFile(tableFile, await tableModule())
await writeFile(regionsFile, await regionsModule())
await writeCatalogues()
