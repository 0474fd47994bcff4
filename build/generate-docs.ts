import {mkdir, writeFile} from 'node:fs/promises'
import {galleryFile, galleryPage} from './accessibility/gallery.ts'
import {accessibilityFile, accessibilityPage} from './accessibility/page.ts'
import {byPathFile, byPathPage} from './decisions/by-path.ts'
import {docsFile, generateDocs} from './docs.ts'
import {llmsFile, repositoryIndex} from './docs-site/llms.ts'
import {errorsFile, errorsPage} from './errors/page.ts'
import {eventsFile, generateEventsPage} from './events/page.ts'
import {lawFile, lawPage} from './law/page.ts'
import {layersPage} from './layers.ts'
import {generateReference, referenceFile} from './reference/page.ts'
import {generateShapes, shapesPage} from './schemas/page.ts'
import {sizesFile, sizesPage} from './sizes/page.ts'
import {generateTheming, themingFile} from './theming.ts'
import {writeWidgetPages} from './widget-pages/write.ts'

await mkdir(new URL('.', docsFile), {recursive: true})
await writeFile(docsFile, await generateDocs())
await writeWidgetPages()
await writeFile(themingFile, await generateTheming())
await writeFile(referenceFile, await generateReference())
await writeFile(sizesFile, sizesPage())
await writeFile(accessibilityFile, accessibilityPage())
await mkdir(new URL('.', galleryFile), {recursive: true})
await writeFile(galleryFile, galleryPage())
await writeFile(lawFile, lawPage())
await writeFile(errorsFile, errorsPage())
await writeFile(eventsFile, await generateEventsPage())
await writeFile(shapesPage, await generateShapes())
await writeFile(new URL('../src/README.md', import.meta.url), layersPage())
await writeFile(byPathFile, byPathPage())
await writeFile(llmsFile, repositoryIndex())
