import {spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import fc from 'fast-check'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {loadSite, SiteError} from '../../bin/site/index.ts'
import {nameFiles} from '../../bin/site/name-files.ts'
import {skipReason} from '../../bin/site/skip-reason.ts'
import type {CreateTemplates} from '../../src/template/aot/index.ts'
import {createEngine, type TagHooks, trustedHtml} from '../../src/template/index.ts'
import {SMALL_SITE, writeSite} from './small-site.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const runtime = `${root}src/template/aot/index.ts`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
})
afterEach(() => rmSync(folder, {recursive: true, force: true}))

const write = (files: Readonly<Record<string, string | Uint8Array>>) => writeSite(join(folder, 'site'), files)
const load = (...options: Parameters<typeof loadSite> extends [unknown, ...infer Rest] ? Rest : never) =>
  loadSite(join(folder, 'site'), ...options)
const out = () => join(folder, 'out.ts')

function compile(...flags: string[]) {
  const args = [join(folder, 'site'), out(), '--runtime', runtime, ...flags]
  const {status, stdout, stderr} = spawnSync(process.execPath, [`${root}bin/vitrine-compile.ts`, ...args], {
    encoding: 'utf8',
  })
  return {status, stdout, stderr}
}

const loadModule = (): Promise<{createTemplates: CreateTemplates}> => import(/* @vite-ignore */ out())

const ITEMS = [
  {id: 'b1', title: 'Glaze & fire', starred: true, passthrough: true, sourceUrl: '/elsewhere'},
  {id: 'b2', title: 'Clay', passthrough: true, mainImageId: 'm'},
]
const DATA = {
  website: {siteTitle: 'Kiln <shop>'},
  collection: {title: 'Blog'},
  items: ITEMS,
  item: ITEMS[0],
  collections: {blog: {items: ITEMS}},
  navigations: {
    mainNav: {
      items: [
        {collection: {fullUrl: '/blog', navigationTitle: 'Blog'}, active: true},
        {collection: {fullUrl: '/about', navigationTitle: 'About'}},
      ],
    },
  },
  squarespace: {'page-classes': 'blog'},
}
const INJECTS = {'./menu.json': {first: 'Soup'}}

const tagsFor = (content: string): TagHooks => ({
  'block-field': ({id = '', label}) => trustedHtml(`<div id="${id}">${label}</div>`),
  'squarespace-headers': () => trustedHtml('<meta charset="utf-8">'),
  'squarespace-footers': () => 'a<b',
  'squarespace.main-content': () => trustedHtml(content),
})

const HEAD =
  '<!doctype html><html><head><meta charset="utf-8"></head><body class="blog"><nav><a href="/blog" aria-current="page">Blog</a> · <a href="/about">About</a></nav>'
const FOOT = '<div id="footerBlocks">Footer</div><script src="/scripts/site.js"></script>a&lt;b</body></html>'
const CONTENTS = {
  'collections/blog.list': '<h1>Blog (2)</h1><ul><li>1. Glaze &amp; fire★!</li><li>2. Clay!</li></ul>',
  'collections/blog.item':
    '<h1>Glaze &amp; fire</h1><p>b12Soup</p><a href="/elsewhere">source</a><aside>Glaze &amp; fire</aside>',
  'pages/about.page': '<p>Hello Kiln &lt;shop&gt;</p>2',
}

describe('a site’s folder', () => {
  it('is read as it stands', () => {
    write(SMALL_SITE)
    const site = load()
    expect(site.errors).toEqual([])
    expect(site.names).toEqual([
      ...['blocks/card.block', 'blocks/navigation.block', 'collections/blog.item', 'collections/blog.list'],
      ...['footer.region', 'header.region', 'pages/about.page', 'partials/greeting.block', 'site.region'],
    ])
    expect(site.layouts).toEqual({default: ['header.region', 'site.region', 'footer.region']})
    expect(site.conf).toEqual({
      layouts: {default: ['header', 'site', 'footer']},
      navigations: [{name: 'mainNav', title: 'Main Navigation'}],
      styleSheets: ['site.less'],
    })
    expect(site.template('card.block')).toBe(SMALL_SITE['blocks/card.block'])
    expect(() => site.template('crad.block')).toThrow(
      'No file provides the template "crad.block". Did you mean "card.block"?',
    )
    expect(loadSite(pathToFileURL(join(folder, 'site'))).names).toEqual(site.names)
  })

  it('says what it skips', () => {
    write(SMALL_SITE)
    expect(Object.fromEntries(load().skipped.map(({path, reason}) => [path, reason]))).toEqual({
      LICENSE: 'no extension',
      'README.md': 'a document',
      'assets/data.bin': 'no text',
      'assets/dot.png': 'a picture',
      'assets/font.woff2': 'a font',
      'assets/logo.svg': 'a picture',
      'collections/blog.conf': 'settings',
      'node_modules/': 'packages',
      'pages/about.page.conf': 'settings',
      'scripts/site.js': 'a script',
      'styles/site.less': 'a style sheet',
      'template.conf': 'settings',
    })
  })

  it.each(Object.entries(CONTENTS))(
    'renders %s in its layout, interpreted and ahead of time',
    async (name, expected) => {
      write(SMALL_SITE)
      const site = load()
      const engine = createEngine({partials: site.partials, injects: INJECTS, tags: {}})
      const content = engine.render(site.template(name), DATA)
      expect(content).toEqual({output: expected, errors: []})
      const tags = tagsFor(content.output)
      const page = site.layouts.default?.map((region) => engine.render(site.template(region), DATA, {tags}))
      expect(page?.flatMap(({errors}) => errors)).toEqual([])
      expect(page?.map(({output}) => output).join('')).toBe(`${HEAD}<main>${expected}</main>\n${FOOT}`)

      expect(compile().status).toBe(0)
      const {createTemplates} = await loadModule()
      const templates = createTemplates({injects: INJECTS, tags})
      expect(templates[name]?.render(DATA)).toEqual(content)
      const ahead = site.layouts.default?.map((region) => templates[region]?.render(DATA).output)
      expect(ahead?.join('')).toBe(`${HEAD}<main>${expected}</main>\n${FOOT}`)
    },
  )

  it('is compiled with a list of what is skipped, and of the tags that need a hook', () => {
    write(SMALL_SITE)
    const {status, stdout, stderr} = compile()
    expect({status, stderr}).toEqual({status: 0, stderr: ''})
    expect(stdout.split('\n').slice(0, 2)).toEqual([`9 templates in ${out()}`, 'No templates, skipped:'])
    expect(stdout).toContain('  settings: collections/blog.conf, pages/about.page.conf, template.conf\n')
    expect(stdout).toContain(
      'Tags for hooks in createTemplates({tags}): block-field, squarespace-footers, squarespace-headers, squarespace.main-content\n',
    )
  })
})

describe('a partial that no file provides', () => {
  const FILES = {
    'a.html': '<b>\n{x|html|apply gone}{.if y}{.include lost}{.end}',
    'b.list': '<squarespace:navigation template="nowhere"/><squarespace:navigation template="nav"/>',
    'blocks/nav.block': '{.macro m}{.end}{@|apply m}',
    'c.page':
      '{@|apply m}<squarespace:navigation template="{x}"/>{.repeated section l}{.or}{@|apply nav.block}{.end}',
  }

  it('is an error with its place', () => {
    write(FILES)
    const places = (error: SiteError) =>
      error.errors.map(({file, line, column, code, message}) => [file, line, column, code, message])
    try {
      load()
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(SiteError)
      expect(error instanceof SiteError ? places(error) : []).toEqual([
        ['a.html', 2, 1, 'missing-partial', "No file provides the partial 'gone'"],
        ['a.html', 2, 27, 'missing-partial', "No file provides the partial 'lost'"],
        ['b.list', 1, 1, 'missing-partial', "No file provides the partial 'nowhere'"],
      ])
      expect(`${error}`).toContain('> 2 | {x|html|apply gone}')
    }
  })

  it('fails the command, which writes nothing', () => {
    write(FILES)
    const {status, stderr} = compile()
    expect(status).toBe(1)
    expect(stderr).toContain("missing-partial at a:2:1: No file provides the partial 'gone'")
    expect(stderr).toContain('Nothing was written: 3 errors in')
    expect(existsSync(out())).toBe(false)
  })

  it('can come from the server', () => {
    write(FILES)
    expect(load({partials: ['gone', 'lost', 'nowhere']}).errors).toEqual([])
    expect(compile('--partial', 'gone', '--partial', 'lost', '--partial', 'nowhere').status).toBe(0)
  })

  it('is ambiguous if several files have its name, unless one is a block', () => {
    write({'a/x.block': 'a', 'b/x.block': 'b', 'page.html': '{@|apply x.block}'})
    expect(() => load()).toThrow(
      "Several files are called 'x.block': write the path of one of them, a/x.block or b/x.block",
    )
    write({'blocks/x.block': 'block'})
    const {partials, template} = load()
    expect(createEngine({partials}).render(template('page'), {}).output).toBe('block')
    write({'x.block': 'own'})
    expect(load().partials['x.block']).toBe('own')
  })
})

describe('--keep-going', () => {
  const FILES = {'good.html': '{a}', 'bad.html': '{b}{.end}', 'worse.html': '{@|apply gone}c'}

  it('writes the module in spite of errors, and shows them', async () => {
    write(FILES)
    const {status, stdout, stderr} = compile('--keep-going')
    expect(status).toBe(0)
    expect(stdout).toContain('3 templates in')
    expect(stderr).toContain('bad:1:4: Instruction END not allowed at root')
    expect(stderr).toContain('Written in spite of 2 errors in')
    const templates = (await loadModule()).createTemplates()
    expect(templates.good?.render({a: 1})).toEqual({output: '1', errors: []})
    expect(templates.bad?.render({b: 2}).output).toBe('2')
    expect(templates.bad?.errors).toMatchObject([{code: 'not-allowed-at-root'}])
    expect(templates.worse?.render({})).toMatchObject({output: 'c', errors: [{code: 'missing-partial'}]})
  })

  it('is an option of loadSite', () => {
    write(FILES)
    expect(() => load()).toThrow(SiteError)
    expect(load({keepGoing: true}).errors.map(({file, code}) => [file, code])).toEqual([
      ['bad.html', 'not-allowed-at-root'],
      ['worse.html', 'missing-partial'],
    ])
    write({'warned.html': '{ a}', 'bad.html': '', 'worse.html': ''})
    expect(load().errors).toMatchObject([{file: 'warned.html', severity: 'warning'}])
    expect(() => load({strict: true})).toThrow('malformed-tag')
  })
})

describe('a folder that cannot be read', () => {
  it.each<[string, Record<string, string | Uint8Array>, string]>([
    [
      'a template in another encoding',
      {'a.block': Uint8Array.from([0xe9, 0x20])},
      'a.block is no text in UTF-8',
    ],
    ['two files of one name', {'a.html': '', 'a.htm': ''}, 'a.htm and a.html would both be the template "a"'],
    ['settings that are no JSON', {'template.conf': '{,}'}, 'template.conf is no JSON:'],
    ['settings that are a list', {'template.conf': '[]'}, 'template.conf: an object is expected'],
    [
      'layouts that are a list',
      {'template.conf': '{"layouts": []}'},
      'template.conf: layouts has to be an object by name',
    ],
    [
      'a layout without regions',
      {'template.conf': '{"layouts": {"a": {}}}'},
      'layouts.a.regions has to be a list of names',
    ],
    [
      'a region without a file',
      {'template.conf': '{"layouts": {"a": {"regions": ["site"]}}}'},
      'has the region "site", but no file is called site.region',
    ],
    [
      'a navigation without a name',
      {'template.conf': '{"navigations": [{}]}'},
      'navigations[0].name has to be a text',
    ],
  ])('%s', (_, files, message) => {
    write(files)
    expect(() => load()).toThrow(message)
  })

  it('is reported by the command', () => {
    write({'styles.css': 'a{}'})
    expect(compile()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(
        /holds no templates\.\nNo templates, skipped:\n {2}a style sheet: styles\.css\n/,
      ),
    })
    rmSync(join(folder, 'site'), {recursive: true})
    writeFileSync(join(folder, 'site'), '')
    expect(compile()).toMatchObject({status: 1, stderr: expect.stringContaining('is no folder.')})
    expect(() => load()).toThrow('is no folder.')
    expect(compile('--nonsense')).toMatchObject({status: 1, stderr: expect.stringContaining('--keep-going')})
  })
})

describe('names', () => {
  const part = fc.constantFrom('a', 'b', 'blocks', 'x.block', 'y.list')
  const path = fc.array(part, {minLength: 1, maxLength: 3}).map((parts) => parts.join('/'))

  it('lead to one template each, which has this file name', () => {
    fc.assert(
      fc.property(fc.uniqueArray(path), (names) => {
        const {aliases, ambiguous} = nameFiles(names)
        for (const [alias, name] of aliases) {
          expect(names).toContain(name)
          expect(names).not.toContain(alias)
          expect(name.endsWith(`/${alias}`)).toBe(true)
        }
        const files = new Set(names.map((name) => name.split('/').at(-1)))
        expect(
          new Set([...aliases.keys(), ...ambiguous.keys(), ...names.filter((name) => files.has(name))]),
        ).toEqual(files)
        for (const file of ambiguous.keys()) expect(aliases.has(file)).toBe(false)
      }),
    )
  })

  it('of any file have a reason to be skipped or none, whatever their case', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(skipReason(name)).toBe(skipReason(name.toUpperCase()))
        if (!name.includes('.')) expect(skipReason(name)).toBe('no extension')
      }),
    )
    expect(['site.lock', 'yarn.lock', 'a.BLOCK', 'photo.JPG'].map(skipReason)).toEqual([
      null,
      'settings',
      null,
      'a picture',
    ])
  })
})
