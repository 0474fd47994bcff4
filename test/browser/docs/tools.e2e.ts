import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {site} from '../../../demo/seed/site.ts'
import type * as Tools from '../../../src/tools/index.ts'
import {DIST} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {expect, test} from '../support/test.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', DIST))
const ids = {websiteId: site.id, templateId: site.templateId}

test('an owner creates a store in the browser, and gets errors for invalid input', async ({
  page,
  shop,
  consoleLines,
}) => {
  consoleLines.expect(/status of 404/)
  await openDocument(page, {body: '<p>The editor</p>'})
  await page.request.post('/qa/owner', {data: {}})
  const seen = await page.evaluate(async (ids) => {
    const module: typeof Tools = await import('/vitrine/tools/index.js' as string)
    const tools = module.createTools(ids)
    const store = await tools.setUpStore({title: 'Shop'})
    const again = await tools.setUpStore({title: 'Shop'})
    const nowhere = module.createTools({...ids, websiteId: 'none'})
    const error: unknown = await nowhere.setUpStore({title: 'Cups'}).catch((reason) => reason)
    return {
      urlId: store.urlId,
      isSame: store.collectionId === again.collectionId,
      step: error instanceof module.SetUpError && error.step,
    }
  }, ids)
  expect(seen).toEqual({urlId: 'shop-1', isSame: true, step: 'collection'})
  expect(await (await fetch(`${shop.url}/api/commondata/GetSiteLayout`)).json()).toHaveProperty('error')
})

const program = (origin: string, session: string) => `
  import {createCookieJar, createTools} from 'vitrine/tools'
  const cookies = createCookieJar({OWNER: ${JSON.stringify(session)}})
  const tools = createTools({origin: ${JSON.stringify(origin)}, cookies, ...${JSON.stringify(ids)}})
  console.log((await tools.setUpStore({title: 'Shop'})).urlId)
`

const typed = `
  import {mount, type Vitrine} from 'vitrine'
  import {createEngine} from 'vitrine/template'
  import {createTools, type Store} from 'vitrine/tools'
  const tools = createTools({websiteId: 'w', templateId: 't'})
  export const store: Promise<Store> = tools.setUpStore({title: 'Cups'})
  export const output: string = createEngine().render('', {}).output
  export const mounted: Promise<void> = mount()
  export type Cart = Awaited<ReturnType<Vitrine['cart']['get']>>
  // @ts-expect-error a store has a title
  tools.setUpStore({})
`
const STRICT =
  '--ignoreConfig --noEmit --strict --module nodenext --target es2023 --lib es2023,dom,dom.iterable'

test('a program imports the package by name, with its types', async ({page, shop}) => {
  await page.request.post('/qa/owner', {data: {}})
  const session = (await page.context().cookies(shop.url)).find(({name}) => name === 'OWNER')
  await mkdir(`${root}test-results`, {recursive: true})
  const folder = await mkdtemp(`${root}test-results/consumer-`)
  await writeFile(`${folder}/index.ts`, typed)
  const [printed] = await Promise.all([
    run(process.execPath, ['--input-type=module', '-e', program(shop.url, session?.value ?? '')], {
      cwd: root,
    }),
    run('tsc', [...STRICT.split(' '), '--types', '', `${folder}/index.ts`]),
  ])
  await rm(folder, {recursive: true})
  expect(printed.stdout).toBe('shop-1\n')
})
