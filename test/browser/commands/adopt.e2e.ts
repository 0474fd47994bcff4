import {execFileSync} from 'node:child_process'
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from '../support/test.ts'
import {COMMAND, runVitrine} from './run-vitrine.ts'

interface Fragment {
  name: string
  body: string
  /** The element and the widget of each line of the list. */
  found: string[]
  missing: string[]
  /** Added lines of the diff. */
  added: string[]
}

/** Markup in the manner of each shop, written for this test. */
const FRAGMENTS: Fragment[] = [
  {
    name: 'Dawn',
    body: `<a href="/cart" class="header__icon header__icon--cart" id="cart-icon-bubble"><svg></svg></a>
<product-form><form method="post" action="/cart/add" class="form">
<input type="hidden" name="id" value="71"><input type="hidden" name="product-id" value="42">
<button type="submit" name="add">Add to cart</button></form></product-form>`,
    found: ['cart-indicator takes over <a href="/cart"', 'add-to-cart takes over <form method="post"'],
    missing: ['no place for the count: add <span class="sqs-cart-quantity">0</span>'],
    added: [
      '+  <script async src="/vitrine/loader.js" data-backend="shopify" data-api="https://shop.example/api/2026-04/graphql.json" data-key="your-public-access-token"></script>',
      '+<product-form><form data-vitrine="add-to-cart" data-product-id="42" method="post" action="/cart/add" class="form">',
    ],
  },
  {
    name: 'WooCommerce',
    body: `<a class="cart-contents" href="/cart">Cart <span class="sqs-cart-quantity">0</span></a>
<form class="variations_form cart" method="post" data-product_id="42"><p class="product-price"></p>
<button type="submit" class="single_add_to_cart_button">Add</button></form>
<a href="?add-to-cart=43" data-product_id="43" class="button add_to_cart_button">Add</a>`,
    found: ['cart-indicator takes over', 'add-to-cart takes over <form', 'add-to-cart takes over <a href'],
    missing: ['no place for the price: add <p class="product-price"></p>'],
    added: [
      '+  <script async src="/vitrine/loader.js" data-backend="woocommerce" data-api="https://shop.example/wp-json/wc/store/v1"></script>',
      '+<a data-vitrine="add-to-cart" data-product-id="43" href="?add-to-cart=43" data-product_id="43" class="button add_to_cart_button">Add</a>',
    ],
  },
  {
    name: 'Medusa',
    body: `<link rel="canonical" href="https://shop.example/us/products/tide-bowl">
<a href="/us/cart" data-testid="nav-cart-link">Cart (0)</a>
<div class="actions"><button data-testid="add-product-button">Add to cart</button></div>`,
    found: ['cart-indicator takes over <a href="/us/cart"', 'add-to-cart takes over <div class="actions">'],
    missing: ['no place for the price: add <p class="product-price"></p>'],
    added: [
      '+  <script async src="/vitrine/loader.js" data-backend="medusa" data-api="https://shop.example" data-key="pk_your_key" data-region="reg_your_region"></script>',
      '+<div data-vitrine="add-to-cart" data-product-id="tide-bowl" class="actions"><button data-testid="add-product-button">Add to cart</button></div>',
    ],
  },
  {
    name: 'the platform',
    body: `<a class="sqs-custom-cart" href="/cart"><span class="sqs-cart-quantity">0</span></a>
<form class="newsletter-form"><input name="email"><button>Go</button></form>`,
    found: ['cart-indicator takes over', 'newsletter takes over <form class="newsletter-form">'],
    missing: ['names no form. Give data-form-id'],
    added: ['+  <script async src="/vitrine/loader.js"></script>'],
  },
]

for (const {name, body, found, missing, added} of FRAGMENTS)
  test(`a page of ${name} is adopted by a diff that git applies`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-adopt-'))
    const file = join(folder, 'page.html')
    await writeFile(file, `<!doctype html>\n<html>\n<head>\n<title>Bowl</title>\n</head>\n<body>\n${body}\n`)
    const {code, said, complained} = await runVitrine('adopt', file)
    for (const line of [...found, ...missing]) expect(complained).toContain(line)
    expect(complained.match(/ takes over /g)).toHaveLength(found.length)
    for (const line of added) expect(said.split('\n')).toContain(line)
    expect(code).toBe(0)
    execFileSync('git', ['apply', '-p0', '-'], {cwd: folder, input: said.replaceAll(file, 'page.html')})
    expect(await readFile(file, 'utf8')).toContain(added[0]?.slice(1))
    await rm(folder, {recursive: true})
  })

const LINK = '<a class="cart-contents" href="/cart">Cart 0</a>\n'
const TAG =
  '<script async src="/vitrine/loader.js" data-backend="woocommerce" data-api="https://shop.example/wp-json/wc/store/v1"></script>'
const MARK = ' data-vitrine="cart-indicator"'

/** Pages by what is unusual about them; `+` stands where the tag goes. */
const PAGES: [name: string, page: string][] = [
  ['no head', `<!doctype html>\n<html lang="tr">+\n<title>İstanbul</title>\n${LINK}`],
  ['neither html nor head', `<title>Cups</title>\n+<body class="shop">\n${LINK}`],
  ['no tag around its content', `+${LINK}`],
  ['no end of the head', `<html><head>+<title>Cups</title><body>\n${LINK}`],
  [
    'the end of a head in a script and a comment',
    `<head>\n<script>"</head>"</script>\n<!-- </head> -->+</head>\n${LINK}`,
  ],
  ['lines that end with CR and LF', `<head>\r\n<title>Cups</title>+</head>\r\n${LINK}`],
  ['a byte order mark', `\ufeff<head>+</head>\n${LINK}`],
]

/** Adopts a file, and applies the diff to it; returns what it holds then. */
async function adoptAndApply(folder: string, page: Buffer): Promise<Buffer> {
  const file = join(folder, 'page.html')
  await writeFile(file, page)
  const diff = join(folder, 'page.diff')
  execFileSync('sh', ['-c', '"$0" "$1" adopt page.html > page.diff 2> said', process.execPath, COMMAND], {
    cwd: folder,
  })
  execFileSync('git', ['apply', '-p0', diff], {cwd: folder, stdio: 'pipe'})
  return readFile(file)
}

for (const [name, page] of PAGES)
  test(`a page with ${name} is adopted`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-adopt-'))
    const adopted = await adoptAndApply(folder, Buffer.from(page.replace('+', '')))
    expect(adopted.toString()).toBe(page.replace('+', TAG).replace('<a', `<a${MARK}`))
    await rm(folder, {recursive: true})
  })

test('a page of another encoding keeps its bytes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-adopt-'))
  const page = Buffer.from(
    `<head><meta charset="windows-1252"></head>\n<p>Gr\xf6\xdfe 3 \x80</p>${LINK}`,
    'latin1',
  )
  const adopted = await adoptAndApply(folder, page)
  expect(adopted.toString('latin1')).toContain('<p>Gr\xf6\xdfe 3 \x80</p><a data-vitrine')
  await writeFile(join(folder, 'page.html'), Buffer.from(`\ufeff${LINK}`, 'utf16le'))
  const {code, complained} = await runVitrine('adopt', join(folder, 'page.html'))
  expect(complained).toContain('page.html is in utf-16le, in which git applies no diff: save it as UTF-8.')
  expect(code).toBe(2)
  await rm(folder, {recursive: true})
})

test('a page with nothing that is known ends with the code 1', async () => {
  const file = test.info().outputPath('page.html')
  await writeFile(file, '<p>Hello</p>')
  const {code, said, complained} = await runVitrine('adopt', file)
  expect(said).toBe('')
  expect(complained).toContain('Vitrine knows nothing on this page')
  expect(code).toBe(1)
})
