import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {Window} from 'happy-dom'
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest'
import {ownerTools} from '../helpers/owner-tools.ts'

const owner = ownerTools()
const page = await readFile(new URL('../../docs/guide/site-tools.md', import.meta.url), 'utf8')
const entry = new URL('../../src/tools/index.ts', import.meta.url).href

const IMPORT = /^import \{(.+)\} from 'vitrine\/tools'$/gm
const PRINTED = /\/\/ → (.*)$/gm

/** Each section with its heading and its text. */
const [set, ...examples] = page.split(/^## /m).map((section) => ({
  name: section.split('\n')[0] ?? '',
  code: [...section.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code).join('\n'),
}))

const code = [set, ...examples].map((one) => one?.code).join('\n')

/** Whether it is used outside an import. */
const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b(?!.*vitrine/tools)`).test(code)

/** The callable members, by path. */
const namesOf = (tools: object): string[] =>
  Object.entries(tools).flatMap(([name, value]) =>
    typeof value === 'function' ? name : namesOf(value).map((inner) => `${name}.${inner}`),
  )

/** The cookie of the logged-in owner. */
const session = async () => /OWNER=([^;]*)/.exec(await owner.jar.getCookieString(`${owner.url}/`))?.[1] ?? ''

/** Runs one module with the results of the page's first example; captures the printed values as exports. */
async function moduleOf(code: string): Promise<string> {
  const all = `${set?.code}\n${code}`
  const names = new Set([...all.matchAll(IMPORT)].flatMap(([, list = '']) => list.split(', ')))
  return [
    `import {${[...names].join(', ')}} from '${entry}'`,
    'export const printed = []',
    "const show = (value) => (typeof value === 'string' ? value : JSON.stringify(value))",
    "const console = {log: (...values) => printed.push(values.map(show).join(' '))}",
    `const session = '${await session()}'`,
    all.replace(IMPORT, '').replaceAll('https://kiln.example', owner.url),
  ].join('\n')
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-tools-'))
})
afterAll(() => rm(folder, {recursive: true}))

/** Simulates a page for the examples that need one: all others run in a program without it. */
function stubPage(): void {
  const window = new Window({url: owner.url})
  const {document, KeyboardEvent, MutationObserver} = window
  const matchMedia = window.matchMedia.bind(window)
  const requestAnimationFrame = window.requestAnimationFrame.bind(window)
  const page = {window, document, KeyboardEvent, MutationObserver, matchMedia, requestAnimationFrame}
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value)
}
afterEach(() => vi.unstubAllGlobals())

async function run(name: string, code: string): Promise<unknown> {
  const file = join(folder, `${name.replace(/\W+/g, '-')}.mjs`)
  await writeFile(file, await moduleOf(code))
  const {printed} = await import(/* @vite-ignore */ pathToFileURL(file).href)
  return printed
}

describe('docs/guide/site-tools.md', () => {
  it.each(examples)('$name: prints the documented output', async ({name, code}) => {
    const expected = [...code.matchAll(PRINTED)].map(([, text]) => text)
    expect(expected.length).toBeGreaterThan(0)
    if (name === 'In a page') stubPage()
    expect(await run(name, code)).toEqual(expected)
  })

  it('calls every tool in an example, and names all other exports', async () => {
    const exported = Object.entries(await import('../../src/tools/index.ts'))
    const [tools, values] = [true, false].map((isTool) =>
      exported.filter(([, value]) => (typeof value === 'function') === isTool).map(([name]) => name),
    )
    expect(tools?.filter((name) => !isUsed(name))).toEqual([])
    expect(values?.filter((name) => !page.includes(name))).toEqual([])
    expect(namesOf(owner.tools).filter((name) => !code.includes(`tools.${name}(`))).toEqual([])
  })
})
