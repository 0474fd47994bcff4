import {existsSync} from 'node:fs'
import {chromium} from 'playwright-core'
import {root} from '../../../build/root.ts'
import {examples} from '../../browser/support/examples.ts'
import {openRounds} from '../../browser/support/mount-rounds.ts'
import {startServer} from '../../browser/support/server.ts'
import {findShell, launchOptions} from '../../chromium.ts'

/** Opens a page with the examples of all widgets that the project has. Fails if one of them is not mounted. */
const present = examples.filter(({widget}) => existsSync(`${root}widgets/${widget}`))
const server = await startServer()
const browser = await chromium.launch(launchOptions(findShell()))
try {
  const page = await (await browser.newContext({baseURL: server.url})).newPage()
  const html = present.flatMap(({codes}) => codes).join('\n')
  const mounted = await (await openRounds(page, 'removal', 'now', html)).run(1)
  const missing = present.filter(({widget}) => !mounted.includes(widget)).map(({widget}) => widget)
  if (missing.length) throw new Error(`not mounted: ${missing.join(', ')}`)
} finally {
  await browser.close()
  await server.stop()
}
