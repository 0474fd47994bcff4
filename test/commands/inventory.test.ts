import {createHash} from 'node:crypto'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, afterEach, beforeAll, beforeEach, expect, it, type MockInstance, vi} from 'vitest'
import type {Built} from '../../bin/command/built.ts'
import {inventory} from '../../bin/inventory/inventory.ts'

const sha = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`

const LOADER = '/* the loader */'
const [ENGINE, GALLERY] = ['/* the engine */', '/* a gallery */']
const MANIFEST = {
  version: '1.2.3',
  loader: {integrity: sha(LOADER)},
  widgets: {engine: ['chunks/engine-a.js'], gallery: ['chunks/gallery-a.js', 'assets/gallery-a.css']},
  later: {},
  languages: {},
  files: {'chunks/engine-a.js': {integrity: sha(ENGINE)}, 'chunks/gallery-a.js': {integrity: sha(GALLERY)}},
}
const built: Built = {folder: '', read: () => MANIFEST}

const replies: Record<string, string | Buffer> = {}
const PAGE = `<!doctype html>
<base href="/shop/">
<script async src="/vitrine/loader.js"></script>
<script src="a.js?x=1&amp;y=2"></script>
<script>track()</script>
<script type="application/json">{"no": "script"}</script>
<link rel="modulepreload" href="/moved.js">
<button onclick="go(&quot;x&quot;)" data-vitrine="gallery">Go</button>
<script src="data:text/javascript,1"></script>`
let headers: Record<string, string> = {}
let server: Server
let origin = ''
const folder = mkdtempSync(join(tmpdir(), 'vitrine-inventory-'))
const file = join(folder, 'scripts.json')

beforeAll(async () => {
  server = createServer(({url = ''}, reply) => {
    if (url === '/moved.js') return void reply.writeHead(302, {Location: '/there.js'}).end()
    const text = replies[url]
    reply.writeHead(text === undefined ? 404 : 200, url === '/pay' ? headers : {}).end(text)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, {recursive: true})
})

let spoken: MockInstance
let complained: MockInstance
beforeEach(() => {
  spoken = vi.spyOn(console, 'info').mockImplementation(() => {})
  complained = vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(replies, {
    '/pay': PAGE,
    '/vitrine/loader.js': LOADER,
    '/vitrine/chunks/engine-a.js': ENGINE,
    '/vitrine/chunks/gallery-a.js': GALLERY,
    '/shop/a.js?x=1&y=2': 'a',
    '/there.js': 'there',
  })
  headers = {'Content-Security-Policy': "script-src 'nonce-abc'"}
  rmSync(file, {force: true})
})
afterEach(() => vi.restoreAllMocks())

const run = (...args: string[]): Promise<number> => inventory([`${origin}/pay`, ...args], built)
const said = (): string => spoken.mock.calls.flat().join('\n')

it('lists each script with its hash, who asks for it and why', async () => {
  expect(await run('--approve', file)).toBe(0)
  const {scripts, headers: found} = JSON.parse(readFileSync(file, 'utf8'))
  const own = 'Vitrine 1.2.3: '
  expect(scripts).toEqual([
    {
      address: `${origin}/vitrine/loader.js`,
      hash: sha(LOADER),
      askedBy: 'the markup, line 3',
      why: `${own}finds and fetches the widgets of the page`,
    },
    {address: `${origin}/shop/a.js?x=1&y=2`, hash: sha('a'), askedBy: 'the markup, line 4', why: ''},
    {address: null, hash: sha('track()'), askedBy: 'the markup, line 5', why: ''},
    {address: `${origin}/moved.js`, hash: sha('there'), askedBy: 'the markup, line 7', why: ''},
    {address: null, hash: sha('go("x")'), askedBy: 'onclick in the markup, line 8', why: ''},
    {
      address: 'data:text/javascript,1',
      hash: null,
      askedBy: 'the markup, line 9 (not fetched: no address of a server)',
      why: '',
    },
    {
      address: `${origin}/vitrine/chunks/engine-a.js`,
      hash: sha(ENGINE),
      askedBy: 'the loader of Vitrine',
      why: `${own}engine`,
    },
    {
      address: `${origin}/vitrine/chunks/gallery-a.js`,
      hash: sha(GALLERY),
      askedBy: 'the loader of Vitrine',
      why: `${own}gallery`,
    },
  ])
  expect(found).toEqual({'Content-Security-Policy': "script-src 'nonce-…'"})
  expect(said()).toContain('Reporting-Endpoints: absent\n')
  expect(said()).toContain(`    hash      ${sha('a')}\n    origin    ${origin}\n`)
})

/** Asked by, and address or hash, of each script of a page. */
async function listOf(html: string | Buffer): Promise<string[]> {
  replies['/pay'] = html
  await run('--approve', file)
  const {scripts} = JSON.parse(readFileSync(file, 'utf8'))
  return scripts.map((one: {askedBy: string; address: string | null; hash: string}) =>
    [one.askedBy, one.address?.replace(origin, '') ?? one.hash].join(': '),
  )
}

it('reads character references of each kind', async () => {
  const html = `<script src="&#x2F;there&#46;js"></script><p onclick="a(&#x27;&#39;&quot;)">`
  expect(await listOf(html)).toEqual([
    'the markup, line 1: /there.js',
    `onclick in the markup, line 1: ${sha("a(''\")")}`,
  ])
})

it('finds the scripts after a letter that is longer in lower case', async () => {
  expect(await listOf('<title>İİİİ</title>\n<script>a()</script>')).toEqual([
    `the markup, line 2: ${sha('a()')}`,
  ])
})

it('finds what runs in frames without an address, in links and in pictures', async () => {
  const html = `<iframe srcdoc="<p>
&lt;script>a()&lt;/script>&lt;script src=/there.js>&lt;/script>"></iframe>
<a href=" java&#10;script:b()">B</a><form action="javascript:c()"></form>
<svg><script href="/moved.js"></script></svg>`
  expect(await listOf(html)).toEqual([
    `srcdoc in the markup, line 1: ${sha('a()')}`,
    'srcdoc in the markup, line 1: /there.js',
    `href in the markup, line 3: ${sha('b()')}`,
    `action in the markup, line 3: ${sha('c()')}`,
    'the markup, line 4: /moved.js',
  ])
})

it('lists a policy in the page', async () => {
  replies['/pay'] = `<meta http-equiv="content-security-policy" content="script-src &#39;nonce-abc&#39;">`
  expect(await run()).toBe(0)
  expect(said()).toContain("Content-Security-Policy in the page: script-src 'nonce-…'\n")
})

const SAY = '<script>say("\u00fc")</script>'
it.each<[from: string, page: Buffer, type?: string]>([
  ['its head', Buffer.from(`<meta charset="windows-1252">${SAY}`, 'latin1')],
  ['its header', Buffer.from(SAY, 'latin1'), 'text/html; charset="ISO-8859-1"'],
  [
    'its byte order mark, whatever its header says',
    Buffer.from(`\ufeff${SAY}`, 'utf16le'),
    'text/html; charset=utf-8',
  ],
  ['its bytes, if it names none', Buffer.from(SAY)],
  ['its bytes, if they are not in UTF-8', Buffer.from(SAY, 'latin1'), 'text/html'],
  ['its bytes, if it names an unknown one', Buffer.from(SAY), 'text/html; charset=none'],
])('reads the encoding of a page from %s', async (_, page, type = '') => {
  headers = {'Content-Type': type}
  expect(await listOf(page)).toEqual([`the markup, line 1: ${sha('say("\u00fc")')}`])
})

it('says what differs from the approved list', async () => {
  await run('--approve', file)
  headers = {'Content-Security-Policy': "script-src 'nonce-def'"}
  expect(await run('--against', file)).toBe(0)
  replies['/shop/a.js?x=1&y=2'] = 'b'
  replies['/pay'] = PAGE.replace('track()', 'steal()').replace(/<link.*>/, '')
  headers = {}
  expect(await run('--against', file)).toBe(1)
  const lines = said().split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      `changed: ${origin}/shop/a.js?x=1&y=2 is ${sha('b')}, and was ${sha('a')}`,
      `added: the script in the page with ${sha('steal()')}, by the markup, line 5`,
      `gone: the script in the page with ${sha('track()')}`,
      `gone: ${origin}/moved.js`,
      `changed: Content-Security-Policy is absent, and was script-src 'nonce-…'`,
    ]),
  )
})

it('notices a file of ours that is not the one of the release', async () => {
  await run('--approve', file)
  replies['/vitrine/chunks/engine-a.js'] = 'steal()'
  expect(await run('--against', file)).toBe(1)
  expect(said()).toContain(`changed: ${origin}/vitrine/chunks/engine-a.js is ${sha('steal()')}`)
  expect(await run()).toBe(0)
  expect(said()).toContain('why       not the file of Vitrine 1.2.3\n')
})

it('keeps a list that exists, and refuses what is no list', async () => {
  await run('--approve', file)
  const before = readFileSync(file, 'utf8')
  expect(await run('--approve', file)).toBe(2)
  expect(readFileSync(file, 'utf8')).toBe(before)
  writeFileSync(file, '{"scripts": 1}')
  expect(await run('--against', file)).toBe(2)
  expect(await inventory(['page.html'], built)).toBe(2)
  expect(complained.mock.calls.flat().join('\n')).toContain('is no list that --approve has written')
})

it('reads no private address for a public page', async () => {
  const asked = vi.fn(
    async (_: string) =>
      new Response('<script src="http://192.168.0.1/a.js"></script><script src="http://[::1]/"></script>'),
  )
  vi.stubGlobal('fetch', asked)
  expect(await inventory(['https://shop.example/'], built)).toBe(0)
  vi.unstubAllGlobals()
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://shop.example/'])
  expect(said().match(/an address of a private network/g)).toHaveLength(2)
})
