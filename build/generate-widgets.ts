import {readFile, writeFile} from 'node:fs/promises'
import {cardFile, cardModule} from './card/card-module.ts'
import {writeCatalogues} from './catalogues.ts'
import {reactComponents} from './hints/react-components.ts'
import {reactProps} from './hints/react-props.ts'
import {pageWideFile, pageWideModule} from './page-wide.ts'
import {root} from './root.ts'
import {kindsFile, kindsModule} from './shop-kinds.ts'
import {regionsFile, regionsModule} from './slots.ts'
import {readEntries, tableFile, tableModule} from './table.ts'
import {textFolders} from './texts.ts'
import {translatedFile, translatedModule} from './translated.ts'

// before the documents, which read the table
const entries = await readEntries()
await writeFile(tableFile, tableModule(entries))
await writeFile(pageWideFile, pageWideModule(entries))
await writeFile(regionsFile, await regionsModule())
await writeFile(cardFile, cardModule())
await writeFile(translatedFile, translatedModule())
await writeFile(kindsFile, kindsModule())
await writeCatalogues()

// reads the table that was just written
const {readWidgets} = await import('./read-widgets.ts')
const widgets = await readWidgets()
await writeFile(`${root}react/generated/props.ts`, reactProps(widgets))
await writeFile(`${root}react/generated/components.ts`, reactComponents(widgets))

const readme = `${root}README.md`
const count = textFolders.filter(({folder}) => folder.startsWith('widgets/')).length
await writeFile(
  readme,
  (await readFile(readme, 'utf8')).replace(/\*\*\d+ widgets\*\*/, `**${count} widgets**`),
)
