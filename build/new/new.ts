import {parseArgs} from 'node:util'
import {create} from './create.ts'
import {isKind, KINDS} from './kinds.ts'

const [kind = '', name = ''] = parseArgs({allowPositionals: true}).positionals

const list = (lines: readonly string[]): string => lines.map((line) => `\n  ${line}`).join('')

try {
  if (!isKind(kind)) throw new Error(`Write: npm run new -- ${Object.keys(KINDS).join('|')} <name>`)
  const paths = await create(kind, name)
  console.info(`Written:${list(paths)}
Now:${list(['npm run generate', 'npm run build', 'npm run api', ...KINDS[kind].next(name)])}
Write what says TODO: a test names each place.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
