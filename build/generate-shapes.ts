import {mkdir, writeFile} from 'node:fs/promises'
import {readDefinitions} from './schemas/definitions.ts'
import {shapesFile, shapeTypes} from './schemas/types.ts'

await mkdir(new URL('.', shapesFile), {recursive: true})
await writeFile(shapesFile, await shapeTypes(await readDefinitions()))
