import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {type InstalledApp, installApp} from './install-app.ts'

/** What `engines` allows, at its oldest. */

test.describe.configure({mode: 'serial'})

let app: InstalledApp
test.beforeAll(async () => {
  app = await installApp('node-20')
})
test.afterAll(() => app.remove())

async function node(...args: string[]): Promise<string> {
  const {stdout, stderr} = await app.run(join(app.folder, 'node_modules/node/bin/node'), args)
  expect(stderr).toBe('')
  return stdout
}
const command = (name: string, ...args: string[]): Promise<string> =>
  node(join(app.folder, 'node_modules/vitrine/dist/bin', `${name}.js`), ...args)

test('Node 20 runs the commands', async () => {
  expect(await node('--version')).toBe('v20.0.0\n')
  expect(await command('vitrine', '--help')).toContain('check-backend')
  expect(await command('vitrine', 'check-backend', '--help')).toContain('--item')
  expect(await command('vitrine', 'tags', 'https://cdn.example/vitrine')).toContain(
    '/loader.js" integrity="sha384-',
  )
  expect(await command('vitrine-compile', '--help')).toContain('--runtime')
})

test('vitrine-deltas names the Node that it needs', async () => {
  expect(await command('vitrine-deltas', '--help')).toContain('Needs Node 22.15')
  await expect(command('vitrine-deltas', app.folder)).rejects.toThrow(
    'needs Node 22.15 or later. This is Node 20.0.0.',
  )
})

const RENDER = `
import {createEngine} from 'vitrine/template'
import {createTools} from 'vitrine/tools'
import 'vitrine'
import 'vitrine/template/aot'
import 'vitrine/template/bare'
console.log(createEngine().render('{title|upper}?', {title: 'cup'}), typeof createTools)`

test('Node 20 imports the entries for servers', async () => {
  expect(await node('--input-type=module', '--eval', RENDER)).toContain('function')
})
