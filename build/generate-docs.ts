import {mkdir, writeFile} from 'node:fs/promises'
import {docsFile, generateDocs} from './docs.ts'

await mkdir(new URL('.', docsFile), {recursive: true})
await writeFile(docsFile, await generateDocs())
