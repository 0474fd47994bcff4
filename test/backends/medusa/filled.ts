import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import {type Kept, withKept} from '../../prepare/cache.ts'
import {packagesOf} from '../../prepare/packages.ts'
import {CATEGORY, CODE, EUROS, PRODUCTS, TAX} from '../goods.ts'
import {HERE, runMedusa, turnTelemetryOff} from './command.ts'
import {type Database, postgresVersion, startDatabase} from './postgres.ts'

const GIVEN = {
  products: PRODUCTS,
  regions: [
    {name: 'United States', currency: 'usd', country: 'us', rate: 1},
    {name: 'Europe', currency: 'eur', country: 'de', rate: EUROS},
  ],
  code: CODE,
  category: CATEGORY,
  tax: TAX,
}

/** The facts about the created data that pages need. */
export interface Made {
  key: string
  regions: readonly string[]
  idOf: (handle: string) => string
}

async function fill(database: Database, made: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-medusa-'))
  try {
    const given = join(folder, 'given.json')
    await writeFile(given, JSON.stringify(GIVEN))
    await turnTelemetryOff(database)
    await runMedusa(database, 'db:migrate', '--skip-scripts')
    await runMedusa(database, 'exec', './seed.cjs', given, made)
  } finally {
    await rm(folder, {recursive: true, force: true})
  }
}

function keyOf(): string {
  const hash = createHash('sha256')
  hash.update(`${packagesOf(HERE).key} ${postgresVersion()} ${JSON.stringify(GIVEN)}`)
  for (const name of ['seed.cjs', 'medusa-config.js']) hash.update(readFileSync(join(HERE, name)))
  return hash.digest('hex').slice(0, 16)
}

/** A database with tables and products. Creating it takes longer than all tests of the shop. */
const filledDatabase = (): Kept => ({
  name: 'medusa-database',
  key: keyOf(),
  async fill(content) {
    const database = await startDatabase()
    try {
      await fill(database, join(content, 'made.json'))
      await database.save(join(content, 'data'))
    } finally {
      await database.stop()
    }
  },
})

/** A running copy of the filled database, and the facts about its data. */
export const startFilled = (): Promise<{database: Database; made: Made}> =>
  withKept(filledDatabase(), async (content) => {
    const {key, regions, ids} = JSON.parse(await readFile(join(content, 'made.json'), 'utf8'))
    const made = {key, regions, idOf: (handle: string) => textOrNull(readPath(ids, handle)) ?? handle}
    return {database: await startDatabase(join(content, 'data')), made}
  })

export const prepareFilled = (): Promise<void> => withKept(filledDatabase(), async () => {})
