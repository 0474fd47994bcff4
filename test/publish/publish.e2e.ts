import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {root} from '../../build/root.ts'
import packageJson from '../../package.json' with {type: 'json'}
import {startServer} from '../browser/support/server.ts'
import {createShop} from '../browser/support/shop.ts'
import {readCode} from '../helpers/read-code.ts'
import {makeReleaseCopy, type ReleaseCopy, type Run, runIn} from './release-copy.ts'
import {type Registry, startRegistry} from './start-registry.ts'

/** The jobs of `.github/workflows/publish.yml`, in its order, with a registry on this machine. */

test.describe.configure({mode: 'serial'})

const {version} = packageJson
const NAMES = ['create-vitrine', 'vitrine']
const BUNDLED = ['dompurify', 'ky', 'preact', 'rolldown', 'zustand']

const ends = new AsyncDisposableStack()
let registry: Registry
let copy: ReleaseCopy
/** In an empty folder. */
let run: Run
let folder: string

test.beforeAll(async () => {
  registry = await startRegistry()
  ends.defer(registry.stop)
  copy = await makeReleaseCopy(registry.env)
  ends.defer(copy.remove)
  folder = await mkdtemp(join(tmpdir(), 'vitrine-published-'))
  ends.defer(() => rm(folder, {recursive: true, force: true}))
  await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}')
  run = runIn(folder, registry.env)
})
test.afterAll(() => ends.disposeAsync())

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

const tagsOf = (name: string): Promise<string> => run('npm', 'dist-tag', 'ls', name)

/** A name has to exist before a workflow may publish under it; the first version of a name gets every tag. */
async function publishPlaceholder(name: string): Promise<void> {
  const place = await mkdtemp(join(folder, 'placeholder-'))
  await writeFile(join(place, 'package.json'), JSON.stringify({name, version: '0.0.0'}))
  await runIn(place, registry.env)('npm', 'publish')
}

test('nothing is packed without a licence', async () => {
  await copy.setLicence('UNLICENSED')
  await expect(copy.runJob('build')).rejects.toThrow('The licence is UNLICENSED, so nothing is packed')
})

test('npm refuses the working copies, with a licence too', async () => {
  await copy.setLicence('MIT')
  for (const place of [copy.folder, join(copy.folder, 'create-vitrine')])
    await expect(runIn(place, registry.env)('npm', 'publish')).rejects.toThrow('EPRIVATE')
})

test('packs at the tag of the version alone', async () => {
  await expect(copy.runJob('build', {GITHUB_REF_NAME: 'v0.0.1'})).rejects.toThrow()
  await copy.runJob('build')
  expect(await copy.packed()).toEqual(NAMES.map((name) => `${name}-${version}.tgz`))
  const {components} = await readJson(join(copy.folder, 'packages/build-sbom.json'))
  expect(components.length).toBeGreaterThan(500)
})

test('packed files are published under the tag next alone', async () => {
  for (const name of NAMES) await publishPlaceholder(name)
  expect(await copy.runJob('stage')).toContain('npm stage approve')
  for (const name of NAMES) expect(await tagsOf(name)).toBe(`latest: 0.0.0\nnext: ${version}\n`)
})

test('what is published works for the one who installs it', async () => {
  const summary = await copy.runJob('try', {VERSION: version})
  for (const name of NAMES) expect(summary).toContain(`npm dist-tag add ${name}@${version} latest`)
})

test('the promotion moves latest', async () => {
  for (const name of NAMES) {
    await run('npm', 'dist-tag', 'add', `${name}@${version}`, 'latest')
    expect(await tagsOf(name)).toBe(`latest: ${version}\nnext: ${version}\n`)
  }
  await run('npm', 'install', 'vitrine')
  const installed = await readJson(join(folder, 'node_modules/vitrine/package.json'))
  expect(installed).toMatchObject({
    version,
    license: 'MIT',
    repository: {url: 'git+https://forge.example/shop/vitrine.git'},
  })
  expect(installed.private).toBeUndefined()
})

test('the bill of materials names each bundled library with the version of the lock file', async () => {
  const {components} = await readJson(join(folder, 'node_modules/vitrine/dist/sbom.json'))
  const listed = components.map((one: {name: string; version: string}) => `${one.name}@${one.version}`)
  const {packages} = await readJson(join(root, 'package-lock.json'))
  expect(listed).toEqual(BUNDLED.map((name) => `${name}@${packages[`node_modules/${name}`].version}`))
})

test('the page of the README runs on the installed files: an item gets into the cart', async ({page}) => {
  const pagesFolder = join(folder, 'pages')
  await run('mkdir', pagesFolder)
  await writeFile(join(pagesFolder, 'index.html'), await readCode('README.md', 'Five minutes'))
  const distFolder = join(folder, 'node_modules/vitrine/dist/')
  const server = await startServer({distFolder, pagesFolder})
  try {
    await page.goto(`${server.url}/pages/`)
    await page.getByRole('button', {name: 'Add To Cart'}).click()
    await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
    expect(await createShop(server.url, server.restart).held()).toEqual(['1 × BOWL-TIDE'])
    expect(server.takeProblems()).toEqual([])
  } finally {
    await server.stop()
  }
})
