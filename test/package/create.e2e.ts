import {execFile} from 'node:child_process'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from '@playwright/test'
import {root} from '../../build/root.ts'
import {findPort} from '../helpers/find-port.ts'
import {installPackages} from '../prepare/packages.ts'
import {folderOf, packagesOfApp} from './apps.ts'
import {environment} from './install-app.ts'
import {serveApp} from './serve-app.ts'

const run = promisify(execFile)

const dependenciesOf = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).dependencies

test('the page that create-vitrine writes for Next.js is built, hydrated and bought from', async ({page}) => {
  await using ends = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-create-'))
  ends.defer(() => rm(folder, {recursive: true, force: true}))
  const shop = join(folder, 'shop')
  const command = join(root, 'create-vitrine/dist/index.js')
  await run(process.execPath, [command, shop, '--template', 'next', '--yes'])
  expect(await dependenciesOf(shop)).toEqual(await dependenciesOf(folderOf('next')))
  await installPackages(packagesOfApp('next'), shop)
  await run('npm', ['run', 'build'], {cwd: shop, env: environment({})})
  const served = await serveApp({folder: shop}, await findPort())
  ends.defer(served.stop)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.goto(served.url)
  await page.getByRole('button', {name: 'Add To Cart'}).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  await expect(page.locator('#cart')).toContainText('$39.00')
  expect(lines).toEqual([])
})
