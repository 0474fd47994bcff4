import {parseArgs} from 'node:util'
import {createWidget} from './create-widget.ts'

const {positionals} = parseArgs({allowPositionals: true})
const [kind, name = ''] = positionals

if (kind !== 'widget') {
  console.error('Write: npm run new -- widget <name>')
  process.exit(1)
}

try {
  createWidget(name)
  console.info(`widgets/${name} is there. Now:
  npm run generate
  npm test -- ${name}
  npm run gallery -- -g ${name}
Write what says TODO: a test names each text.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
