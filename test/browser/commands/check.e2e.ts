import {access, constants, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {DIST} from '../support/dist.ts'
import {expect, test} from '../support/test.ts'
import {runVitrine, runVitrineAlone} from './run-vitrine.ts'

test('each build leaves the commands executable', async () => {
  const commands = (await readdir(new URL('bin/', DIST))).filter((file) => /^vitrine.*\.js$/.test(file))
  expect(commands).toContain('vitrine.js')
  for (const command of commands) await access(new URL(`bin/${command}`, DIST), constants.X_OK)
})

const HEAD = `<!doctype html>
<script async src="/vitrine/loader.js" data-crat="drawer"></script>
<script type="application/json" data-site-context>
  {"priorPrice": "required", "websiteSettings": {"storeSettings": {"selectedCurency": "USD"}}}
</script>`

const FORM = `<form data-vitrine="add-to-cart" data-mod="list" data-product='{"id": "a", "title": "Bowl", "variants": [
  {"sku": "S", "attributes": {"Size": "S"}, "price": 4800, "salePrice": 3900, "onSale": true},
  {"sku": "M", "attributes": {"Size": "M"}, "price": 4800, "unlimted": true}]}'><button>Add</button></form>`

const MISTAKES: [markup: string, ...found: string[]][] = [
  [
    HEAD,
    '2: loader: unknown attribute data-crat, did you mean data-cart?',
    '3: page: data-site-context: websiteSettings.storeSettings.selectedCurency is no field of it; did you mean "selectedCurrency"?',
  ],
  [
    '<div data-vitrine="cart-popovr"></div>',
    '6: loader: no widget is called "cart-popovr", did you mean cart-popover?',
  ],
  [
    '<div data-vitrine="cart-popover"><template data-slot="nothing"></template></div>',
    '7: cart-popover: unknown data-slot="nothing", there is added, link, close',
  ],
  ['<div data-vitrine="gallery"></div>', '8: gallery: has no pictures. Put <img> in it'],
  [
    FORM,
    '9: add-to-cart: unknown attribute data-mod, did you mean data-mode?',
    '9: add-to-cart: sale without prior price of S: give lowestPrice, or the price is shown alone',
    '9: add-to-cart: data-product: variants[1].unlimted is no field of it; did you mean "unlimited"?',
    '9: add-to-cart: has no control for Size: add a select or radio buttons named "option:Size", or <button> elements with data-option="Size" and data-value',
  ],
  [
    '<form data-vitrine="form"><input name="a"></form>',
    '12: form: has no button that sends it. Give <button type="submit">',
  ],
]

test('a page is checked as the overlay checks it, with lines', async () => {
  const file = test.info().outputPath('page.html')
  await writeFile(file, MISTAKES.map(([markup]) => markup).join('\n'))
  const {code, said} = await runVitrine('check', file)
  for (const [, ...found] of MISTAKES) for (const one of found) expect(said).toContain(`${file}:${one}\n`)
  expect(said).toContain('    <div data-vitrine="gallery">\n    docs/reference/widgets/gallery.md\n')
  expect(code).toBe(1)
})

test('--json prints the findings as data, also of structured data', async () => {
  const file = test.info().outputPath('page.html')
  await writeFile(
    file,
    '<!doctype html><script type="application/json" data-site-context>{}</script>\n<script async src="/vitrine/loader.js"></script>\n<script type="application/ld+json">{"@type": "Product", "name": "Bowl"}</script>\n<div data-vitrine="gallery"></div>',
  )
  const {code, said} = await runVitrine('check', file, '--json')
  expect(JSON.parse(said)).toEqual([
    {
      file,
      line: 3,
      owner: 'page',
      problem: 'structured data: the product of Bowl lacks offers',
      element: '<script type="application/ld+json">',
      reference: null,
    },
    {
      file,
      line: 4,
      owner: 'gallery',
      problem: 'has no pictures. Put <img> in it',
      element: '<div data-vitrine="gallery">',
      reference: 'docs/reference/widgets/gallery.md',
    },
  ])
  expect(code).toBe(1)
})

test('nothing is found on the page of the platform’s markup', async () => {
  const {code, said} = await runVitrine('check', fileURLToPath(new URL('demo/platform.html', DIST)))
  expect(said).toBe('nothing found\n')
  expect(code).toBe(0)
})

test('an installation without the optional packages is named, with what mends it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-alone-'))
  try {
    const page = fileURLToPath(new URL('demo/platform.html', DIST))
    const {code, complained} = await runVitrineAlone(folder, 'check', page)
    expect(complained).toContain('npm install css-select happy-dom')
    expect(code).toBe(2)
  } finally {
    await rm(folder, {recursive: true})
  }
})

test('a page of a server is checked, and none of its scripts runs', async ({shop}) => {
  const {code, said} = await runVitrine('check', `${shop.url}/shop/tide-bowl`)
  expect(said).toBe('nothing found\n')
  expect(code).toBe(0)
  const none = await runVitrine('check', `${shop.url}/no-such-page`)
  expect(none.complained).toContain('/no-such-page answers with the status 404.')
  expect(none.code).toBe(2)
})

test('a page cannot write to the terminal', async () => {
  const file = test.info().outputPath('page.html')
  await writeFile(file, '<script src="/loader.js"></script><p data-vitrine="a\u001b[2J\u202e"></p>')
  const {said} = await runVitrine('check', file)
  expect(said).toContain('no widget is called "a\\x1b[2J\\u202e"')
})

test('a second tag of the loader is named', async () => {
  const file = test.info().outputPath('page.html')
  const tag = '<script async src="/vitrine/loader.js"></script>\n'
  await writeFile(file, `${tag}<script src="/other/loader.js"></script>\n${tag}`)
  const {said, code} = await runVitrine('check', file)
  expect(said).toContain(
    'page.html:3: page: has another tag of the loader, which does nothing: the first counts',
  )
  expect(said).toContain('1 found')
  expect(code).toBe(1)
})

test('a page is read in its encoding', async () => {
  const file = test.info().outputPath('page.html')
  await writeFile(file, Buffer.from('\ufeff<p data-vitrine="gr\u00f6\u00dfe"></p>', 'utf16le'))
  expect((await runVitrine('check', file)).said).toContain('no widget is called "gr\u00f6\u00dfe"')
})

test('a page without a tag is named, and so is a file that is not there', async () => {
  const file = test.info().outputPath('page.html')
  await writeFile(file, '<p>')
  expect((await runVitrine('check', file)).said).toContain('page.html:1: page: has no tag of the loader')
  const {code, complained} = await runVitrine('check', `${file}.none`)
  expect(complained).toContain('cannot be read')
  expect(code).toBe(2)
})
